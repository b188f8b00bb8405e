#!/usr/bin/env Rscript
# Draws the results of a run or a replay as a PDF of three pages or more, in base R.
#
# usage: plot_results.R RESULTS [OUTPUT.pdf]
#
#   1. the hit rate of each target under each strategy, with its 95 % interval, a page for each
#      layout and finger
#   2. who got the taps meant for whom, a matrix for each strategy
#   3. the hit rate against the target's short side, and against its gap to the next target
#
# RESULTS is the folder that tapsim wrote; without OUTPUT the file is RESULTS/results.pdf.

total <- "*"
# A page shows at most this many targets of a screen: those that are hit least.
most <- 40
words <- c("layout", "finger", "strategy", "target", "engine", "intended", "outcome", "received",
           "reason", "lost_to")

fail <- function(...) {
  message("plot_results: error: ", ...)
  quit(status = 1)
}

# A table of the run: ids stay text, even "NA" or "007"; an empty number is none.
read_results <- function(folder, name) {
  path <- file.path(folder, name)
  if (!file.exists(path)) fail("no ", name, " in ", folder, ": is that the folder of a run?")
  table <- read.csv(path, colClasses = "character", na.strings = character(), encoding = "UTF-8")
  for (column in setdiff(names(table), words)) table[[column]] <- as.numeric(table[[column]])
  table
}

# Parts of a table with equal values in some columns, in the order of the file.
parts <- function(table, ...) {
  key <- do.call(paste, c(lapply(c(...), function(column) table[[column]]), sep = "\r"))
  split(table, factor(key, levels = unique(key)))
}

run_title <- function(rows) {
  names <- c(rows$layout[1], rows$finger[1])
  paste(names[names != ""], collapse = ", ")
}

# The rows of the targets with the lowest rates under any strategy.
hit_least <- function(rows, targets, rate) {
  lowest <- tapply(rate, targets, min, na.rm = TRUE)
  lowest <- sort(lowest[names(lowest) != total])
  rows[targets %in% c(names(head(lowest, most)), total), ]
}

# Many labels are small ones, so that none is left out.
label_size <- function(labels) min(1, 25 / length(labels))

label_rows <- function(labels) {
  axis(2, seq_along(labels), labels, las = 1, cex.axis = label_size(labels))
}

# Above the plot, where it hides nothing.
draw_legend <- function(strategies) {
  legend("bottom", strategies, col = seq_along(strategies), pch = 19, cex = 0.8, bty = "n",
         ncol = 5, inset = c(0, 1), xpd = TRUE)
}

draw_hit_rates <- function(rows) {
  rows <- hit_least(rows, rows$target, rows$hit_rate)
  targets <- unique(rows$target)
  strategies <- unique(rows$strategy)
  number <- match(rows$strategy, strategies)
  shift <- (number - (length(strategies) + 1) / 2) * 0.6 / length(strategies)
  y <- match(rows$target, targets) + shift
  limits <- 100 * range(rows$hit_rate, rows$hit_rate_low, rows$hit_rate_high, na.rm = TRUE)
  par(mar = c(4.5, 8, 5, 1))
  plot(100 * rows$hit_rate, y, col = number, pch = 19, cex = 0.8, yaxt = "n", ylab = "",
       xlim = limits, ylim = c(length(targets) + 0.5, 0.5), xlab = "taps that hit, %")
  title(run_title(rows), line = 3)
  # An exact rate has no interval.
  drawn <- !is.na(rows$hit_rate_low)
  segments(100 * rows$hit_rate_low[drawn], y[drawn], 100 * rows$hit_rate_high[drawn], y[drawn],
           col = number[drawn])
  label_rows(ifelse(targets == total, "all", targets))
  draw_legend(strategies)
}

draw_received <- function(rows) {
  rows <- hit_least(rows, rows$intended, ifelse(rows$outcome == "hit", rows$rate, NA))
  rows$received[rows$received == ""] <- "nothing"
  targets <- unique(rows$intended)
  actors <- c(targets, setdiff(rows$received, c(targets, "nothing")), "nothing")
  share <- matrix(0, length(actors), length(targets))
  for (row in seq_len(nrow(rows))) {
    cell <- cbind(match(rows$received[row], actors), match(rows$intended[row], targets))
    share[cell] <- share[cell] + rows$rate[row]
  }
  par(mar = c(8, 8, 3, 1))
  # The square root keeps small shares visible.
  image(seq_along(actors), seq_along(targets), sqrt(share), zlim = c(0, 1), axes = FALSE, xlab = "",
        ylab = "", ylim = c(length(targets) + 0.5, 0.5), col = hcl.colors(64, "Blues", rev = TRUE),
        main = paste(run_title(rows), rows$strategy[1], sep = ": "))
  axis(1, seq_along(actors), actors, las = 2, cex.axis = label_size(actors))
  label_rows(targets)
  mtext("acted", 1, line = 6.5)
  mtext("meant", 2, line = 6.5)
  shown <- which(share >= 0.0005, arr.ind = TRUE)
  if (length(share) <= 200) {
    text(shown, labels = sprintf("%.1f", 100 * share[shown]), cex = 0.7,
         col = ifelse(share[shown] > 0.35, "white", "black"))
  }
}

# For each frame of a layout the distance in pt to the nearest other one.
gaps <- function(frames) {
  across <- pmax(outer(frames$frame_left, frames$frame_right, "-"), 0)
  down <- pmax(outer(frames$frame_top, frames$frame_bottom, "-"), 0)
  distance <- sqrt(pmax(across, t(across))^2 + pmax(down, t(down))^2)
  diag(distance) <- Inf
  nearest <- apply(distance, 1, min)
  ifelse(is.finite(nearest), nearest, NA)
}

draw_size_and_gap <- function(rates, areas) {
  frames <- areas[!duplicated(areas[c("layout", "target")]), ]
  # Rounded, or equal frames at different places would differ in the last digits.
  frames$side <- round(pmin(frames$frame_right - frames$frame_left,
                            frames$frame_bottom - frames$frame_top), 6)
  frames <- do.call(rbind, lapply(parts(frames, "layout"), function(rows) {
    rows$gap <- gaps(rows)
    rows[c("layout", "target", "side", "gap")]
  }))
  dots <- merge(rates, frames, by = c("layout", "target"))
  strategies <- unique(rates$strategy)
  number <- match(dots$strategy, strategies)
  par(mfrow = c(1, 2), mar = c(4.5, 4.5, 5, 1))
  labels <- c(side = "short side of the target, pt", gap = "gap to the next target, pt")
  for (column in names(labels)) {
    if (all(is.na(dots[[column]]))) next
    plot(dots[[column]], 100 * dots$hit_rate, col = number, pch = 19, cex = 0.8,
         xlab = labels[column], ylab = "taps that hit, %")
    draw_legend(strategies)
  }
  par(mfrow = c(1, 1))
}

arguments <- commandArgs(trailingOnly = TRUE)
if (!length(arguments) %in% 1:2) fail("usage: plot_results.R RESULTS [OUTPUT.pdf]")
folder <- arguments[1]
output <- if (length(arguments) == 2) arguments[2] else file.path(folder, "results.pdf")
rates <- read_results(folder, "rates.csv")
outcomes <- read_results(folder, "outcomes.csv")
areas <- read_results(folder, "areas.csv")
if (nrow(rates) == 0) fail("rates.csv in ", folder, " has no rows")

# Okabe and Ito's colours, which people tell apart whatever colours they see.
palette(c("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#000000"))
invisible(cairo_pdf(output, width = 8, height = 6, onefile = TRUE))
for (rows in parts(rates, "layout", "finger")) draw_hit_rates(rows)
for (rows in parts(outcomes, "layout", "finger", "strategy")) draw_received(rows)
draw_size_and_gap(rates, areas)
invisible(dev.off())
cat(output, "\n", sep = "")
