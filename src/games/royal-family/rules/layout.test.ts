/** Checks on every shipped family tree that no plates overlap and no lines cross in its drawing. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { parsePuzzle } from './codec.ts';
import { type Layout, type Line, layoutOf, PLATE } from './layout.ts';
import { treeOf } from './tree.ts';
import type { Board } from './types.ts';

const PACKS = new URL('../../../../public/puzzles/royal-family/', import.meta.url);

const boards: readonly Board[] = readdirSync(PACKS).flatMap((file) => {
  const pack = JSON.parse(readFileSync(new URL(file, PACKS), 'utf8')) as { puzzles: unknown[] };
  return pack.puzzles.flatMap((puzzle) => unwrap(parsePuzzle(puzzle)).boards);
});
const laid = boards.map((board) => ({ board, tree: treeOf(board), layout: layoutOf(board) }));

const middle = ({ plates }: Layout, plate: number) => plates[plate]!.x + PLATE.width / 2;

/** Whether two lines of the drawing have a point in common; both run along an axis. */
function meet(a: Line, b: Line): boolean {
  const slack = 0.01;
  return (
    a.x1 <= b.x2 + slack && b.x1 <= a.x2 + slack && a.y1 <= b.y2 + slack && b.y1 <= a.y2 + slack
  );
}

function overlaps(line: Line, corner: { readonly x: number; readonly y: number }): boolean {
  const { x, y } = corner;
  const inner = { x1: x + 1, y1: y + 1, x2: x + PLATE.width - 1, y2: y + PLATE.height - 1 };
  return meet(line, inner);
}

describe('the drawn trees', () => {
  it('have no two plates that overlap, and none outside', () => {
    for (const { layout } of laid) {
      for (const [i, a] of layout.plates.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(-0.01);
        expect(a.y).toBeGreaterThanOrEqual(0);
        expect(a.x + PLATE.width).toBeLessThanOrEqual(layout.width + 0.01);
        expect(a.y + PLATE.height).toBeLessThanOrEqual(layout.height + 0.01);
        for (const b of layout.plates.slice(i + 1)) {
          const apart =
            Math.abs(a.x - b.x) >= PLATE.width + 10 || Math.abs(a.y - b.y) > PLATE.height;
          expect(apart).toBe(true);
        }
      }
    }
  });

  it('have no two marriages whose lines meet', () => {
    for (const { layout } of laid) {
      for (const [i, a] of layout.couples.entries()) {
        for (const b of layout.couples.slice(i + 1)) {
          for (const one of [a.bond, ...a.descent]) {
            for (const other of [b.bond, ...b.descent]) expect(meet(one, other)).toBe(false);
          }
        }
      }
    }
  });

  it('have no line that runs through a plate', () => {
    for (const { layout } of laid) {
      for (const { bond, descent } of layout.couples) {
        for (const line of [bond, ...descent]) {
          expect(layout.plates.some((plate) => overlaps(line, plate))).toBe(false);
        }
      }
    }
  });

  it('put children in the middle below their parents, the eldest on the left', () => {
    for (const { board, layout } of laid) {
      for (const { plates: parents, descent } of layout.couples) {
        const children = [...board.plates.keys()].filter(
          (child) => String(board.plates[child]!.parents) === String(parents),
        );
        if (children.length === 0) continue;
        const xs = children
          .toSorted((a, b) => board.plates[a]!.born - board.plates[b]!.born)
          .map((child) => middle(layout, child));
        expect(xs).toEqual(xs.toSorted((a, b) => a - b));
        const between = (middle(layout, parents[0]) + middle(layout, parents[1])) / 2;
        expect((xs[0]! + xs.at(-1)!) / 2).toBeCloseTo(between);
        expect(descent[0]!.x1).toBeCloseTo(between);
      }
    }
  });

  it('put generations on rows, and those who married next to each other', () => {
    for (const { board, tree, layout } of laid) {
      for (const [plate, { y }] of layout.plates.entries()) {
        for (const [other, place] of layout.plates.entries()) {
          expect(place.y === y).toBe(tree.generations[other] === tree.generations[plate]);
        }
      }
      for (const [left, right] of board.marriages) {
        const between = layout.plates.filter(
          ({ x, y }) =>
            y === layout.plates[left]!.y &&
            x > layout.plates[left]!.x &&
            x < layout.plates[right]!.x,
        );
        expect(between).toEqual([]);
      }
    }
  });
});
