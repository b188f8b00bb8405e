#!/usr/bin/env python3
"""Draws the results of a run or a replay: three pictures from its CSV files.

usage: plot_results.py RESULTS [-o DIR] [--format png|svg|pdf]

  hit-rates      the hit rate of each target under each strategy, with its 95 % interval
  received       who got the taps meant for whom, a matrix for each strategy
  size-and-gap   the hit rate against a target's short side, and against its gap to the next one

RESULTS is the folder that tapsim wrote. The pictures go into DIR, or into RESULTS where none is
named; their names are printed. Needs pandas and matplotlib.
"""
import argparse
import pathlib
import sys

try:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
    import numpy as np
    import pandas as pd
except ImportError as error:
    sys.exit(f"plot_results: error: {error.name} is missing: install pandas and matplotlib for "
             f"{sys.executable}")

# Okabe and Ito's colours, which people tell apart whatever colours they see.
COLOURS = ["#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#000000"]
TOTAL = "*"
# A picture shows at most this many targets of a screen: those that are hit least.
MOST = 40
WORDS = ["layout", "finger", "strategy", "target", "engine", "intended", "outcome", "received",
         "reason", "lost_to"]


def read(folder, name):
    """A table of the run: ids stay text, even "NA" or "007"; an empty number is none."""
    try:
        table = pd.read_csv(folder / name, dtype=str, keep_default_na=False)
    except FileNotFoundError:
        sys.exit(f"plot_results: error: no {name} in {folder}: is that the folder of a run?")
    for column in table.columns.difference(WORDS):
        table[column] = pd.to_numeric(table[column], errors="coerce")
    return table


def runs(table):
    """Each layout and finger with its rows, in the order of the file."""
    return [(" · ".join(filter(None, names)), rows)
            for names, rows in table.groupby(["layout", "finger"], sort=False)]


def colours(names):
    return {name: COLOURS[i % len(COLOURS)] for i, name in enumerate(names)}


def hit_least(rows, column, rate):
    """The rows of the targets with the lowest rates under any strategy, and what to say of it."""
    lowest = rate.groupby(rows[column], sort=False).min().drop(TOTAL, errors="ignore")
    if len(lowest) <= MOST:
        return rows, ""
    kept = set(lowest.nsmallest(MOST).index) | {TOTAL}
    return rows[rows[column].isin(kept)], f"\nthe {MOST} of {len(lowest)} targets that are hit least"


def hit_rates(rates):
    """A panel for each layout and finger, a row for each target, a dot for each strategy."""
    groups = []
    for title, rows in runs(rates):
        rows, note = hit_least(rows, "target", rows["hit_rate"])
        groups.append((title + note, rows))
    most = max(rows["target"].nunique() for _, rows in groups)
    figure, axes = plt.subplots(
        len(groups), 1, figsize=(7, len(groups) * (1.2 + 0.4 * most)), squeeze=False,
        layout="constrained")
    for axis, (title, rows) in zip(axes[:, 0], groups):
        targets = list(rows["target"].unique())
        strategies = list(rows["strategy"].unique())
        for number, (strategy, colour) in enumerate(colours(strategies).items()):
            part = rows[rows["strategy"] == strategy]
            # Strategies of a target stand a little apart, so that none hides another.
            shift = (number - (len(strategies) - 1) / 2) * 0.6 / len(strategies)
            y = part["target"].map(targets.index) + shift
            rate = part["hit_rate"]
            # An exact rate has no interval.
            spread = np.array([rate - part["hit_rate_low"], part["hit_rate_high"] - rate])
            axis.errorbar(
                100 * rate, y, xerr=100 * np.nan_to_num(spread).clip(min=0), fmt="o", markersize=4,
                color=colour, label=strategy)
        axis.set_yticks(range(len(targets)), ["all" if t == TOTAL else t for t in targets])
        axis.invert_yaxis()
        axis.set_xlabel("taps that hit, %")
        axis.set_title(title)
        axis.grid(axis="x", alpha=0.3)
    axes[0, 0].legend(loc="upper left", bbox_to_anchor=(1, 1), frameon=False)
    return figure


def received(outcomes):
    """A matrix for each layout, finger and strategy: rows are what was meant, columns what acted."""
    groups = []
    for title, part in runs(outcomes):
        part, note = hit_least(part, "intended", part["rate"].where(part["outcome"] == "hit"))
        groups += [(f"{title}\n{strategy}{note}", rows)
                   for strategy, rows in part.groupby("strategy", sort=False)]
    # Room for a number in each cell.
    meant, acted = (max(rows[column].nunique() for _, rows in groups)
                    for column in ["intended", "received"])
    width, height = max(4.2, 1.6 + 0.36 * (acted + 1)), max(4, 1.8 + 0.26 * meant)
    columns = min(len(groups), max(1, int(13 / width)))
    lines = -(-len(groups) // columns)
    figure, axes = plt.subplots(
        lines, columns, figsize=(width * columns, height * lines), squeeze=False,
        layout="constrained")
    for axis in axes.flat[len(groups):]:
        axis.axis("off")
    for axis, (title, rows) in zip(axes.flat, groups):
        targets = list(rows["intended"].unique())
        others = [r for r in rows["received"].unique() if r and r not in targets]
        actors = targets + others + ["nothing"]
        share = rows.assign(received=rows["received"].replace("", "nothing")).pivot_table(
            index="intended", columns="received", values="rate", aggfunc="sum", fill_value=0)
        share = share.reindex(index=targets, columns=actors, fill_value=0)
        # The square root keeps small shares visible.
        axis.imshow(np.sqrt(share), cmap="Blues", vmin=0, vmax=1, aspect="auto")
        axis.set_xticks(range(len(actors)), actors, rotation=60, ha="right")
        axis.set_yticks(range(len(targets)), targets)
        axis.set_xlabel("acted")
        axis.set_ylabel("meant")
        axis.set_title(title)
        for (row, column), rate in np.ndenumerate(share.to_numpy()):
            if rate >= 0.0005:
                axis.text(column, row, f"{100 * rate:.1f}", ha="center", va="center",
                          fontsize=7, color="white" if rate > 0.35 else "black")
    return figure


def gaps(areas):
    """For each frame of a layout the distance in pt to the nearest other one."""
    left, top, right, bottom = (areas[f"frame_{side}"].to_numpy()
                                for side in ["left", "top", "right", "bottom"])
    across = np.maximum(left[:, None] - right[None, :], left[None, :] - right[:, None]).clip(min=0)
    down = np.maximum(top[:, None] - bottom[None, :], top[None, :] - bottom[:, None]).clip(min=0)
    distance = np.hypot(across, down)
    np.fill_diagonal(distance, np.inf)
    nearest = distance.min(axis=1, initial=np.inf)
    return np.where(np.isfinite(nearest), nearest, np.nan)


def size_and_gap(rates, areas):
    """Two panels: hit rate against the short side, and against the gap; a dot for each target."""
    places = []
    for _, rows in areas.groupby("layout", sort=False):
        frames = rows.drop_duplicates("target").copy()
        # Rounded, or equal frames at different places would differ in the last digits.
        frames["side"] = np.minimum(
            frames["frame_right"] - frames["frame_left"],
            frames["frame_bottom"] - frames["frame_top"]).round(6)
        frames["gap"] = gaps(frames)
        places.append(frames[["layout", "target", "side", "gap"]])
    dots = rates[rates["target"] != TOTAL].merge(pd.concat(places), on=["layout", "target"])
    figure, axes = plt.subplots(1, 2, figsize=(9, 4), sharey=True, layout="constrained")
    for axis, column, label in zip(
            axes, ["side", "gap"], ["short side of the target, pt", "gap to the next target, pt"]):
        for strategy, colour in colours(dots["strategy"].unique()).items():
            part = dots[dots["strategy"] == strategy]
            axis.scatter(part[column], 100 * part["hit_rate"], s=18, alpha=0.7, color=colour,
                         label=strategy)
        axis.set_xlabel(label)
        axis.grid(alpha=0.3)
    axes[0].set_ylabel("taps that hit, %")
    axes[1].legend(loc="upper left", bbox_to_anchor=(1, 1), frameon=False)
    return figure


def main():
    parser = argparse.ArgumentParser(
        description="Draws the results of a tapsim run or replay.")
    parser.add_argument("results", type=pathlib.Path, help="the folder that tapsim wrote")
    parser.add_argument("-o", "--output", type=pathlib.Path, help="the folder for the pictures")
    parser.add_argument("--format", choices=["png", "svg", "pdf"], default="png")
    arguments = parser.parse_args()

    rates, outcomes, areas = (
        read(arguments.results, name) for name in ["rates.csv", "outcomes.csv", "areas.csv"])
    if rates.empty:
        sys.exit(f"plot_results: error: rates.csv in {arguments.results} has no rows")
    folder = arguments.output or arguments.results
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {
        "hit-rates": hit_rates(rates), "received": received(outcomes),
        "size-and-gap": size_and_gap(rates, areas)}
    for name, figure in pictures.items():
        path = folder / f"{name}.{arguments.format}"
        figure.savefig(path, dpi=150)
        print(path)


main()
