"""Rates sudokus with HoDoKu (PyPI: hodoku-py): reads 81 characters a line, writes a line of JSON each:
the score, and the names of the techniques that its solution needs."""
import json
import sys

from hodoku import Solver

solver = Solver()
for line in sys.stdin:
    result = solver.solve(line.strip())
    techniques = sorted({step.type.name for step in result.steps})
    print(json.dumps({"score": result.score, "solved": result.solved, "techniques": techniques}))
