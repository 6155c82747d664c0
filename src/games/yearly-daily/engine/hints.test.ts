import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import { PIECES } from '../rules/pieces.ts';
import { apply, squaresUnder, start } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { canCover, countCoverings } from './coverings.ts';
import { engine } from './engine.ts';
import { hint } from './hints.ts';
import { questionOf, TABLE } from './question.ts';
import { countTilings } from './solver.ts';

const board = engine.generate('2026-11-20', 4).boards[0] as Board;
const told = (state: State) => unwrap(hint(board, state));

const place = (piece: number, orientation: number, row: number, col: number): Move => ({
  type: 'place',
  piece,
  orientation,
  row,
  col,
});
const played = (...moves: Move[]) =>
  moves.reduce<State>((state, move) => unwrap(apply(board, state, move)), start());

/** Pieces put down anywhere they fit, some of them. */
function randomState(seed: string): State {
  const rng = makeRng(seed);
  let state = start();
  for (const piece of rng.shuffled([...PIECES.keys()]).slice(0, 1 + rng.below(7))) {
    for (const lie of rng.shuffled(TABLE.lies.filter(({ shape }) => shape === piece))) {
      const { orientation, row, col } = lie;
      const next = apply(board, state, place(piece, orientation, row, col));
      if (!next.ok) continue;
      state = next.value;
      break;
    }
  }
  return state;
}

describe('a hint on an untouched calendar', () => {
  it('says in how many ways it can be done', () => {
    const pieces = PIECES.map(({ rows }) => rows);
    expect(told(start()).where).toContain(
      `This can still be finished, in ${countTilings(pieces, 11, 20)} ways.`,
    );
  });
});

describe('a hint on a calendar that cannot be finished', () => {
  it('names the hole that is too small for any piece, and the piece that makes it', () => {
    // The mug on 22, 23, 24, 29 and 30 cuts off 31.
    const hinted = told(played(place(3, 0, 5, 0)));
    expect(hinted.technique).toBe('dead region');
    expect(hinted.move).toEqual({ type: 'lift', piece: 3 });
    expect(hinted.why).toMatch(/^Take back the mug\. 31 is cut off, and no piece is that small\./);
    expect(hinted.focus).toEqual([{ piece: 3 }, { square: 50 }]);
  });
});

describe('hints from anywhere', () => {
  const states = Array.from({ length: 60 }, (_, i) => randomState(`state ${i}`));

  it('say truly whether the calendar can still be finished', () => {
    const answers = states.map((state) => {
      const can = canCover(questionOf(board, state));
      const hinted = told(state);
      expect(hinted.move.type).toBe(can ? 'place' : 'lift');
      expect(hinted.where).toMatch(can ? /^This can still/ : /cannot be finished\.$/);
      return can;
    });
    // Both were tried.
    expect(new Set(answers).size).toBe(2);
  });

  it('lay no piece that spoils it', () => {
    for (const state of states) {
      const { move } = told(state);
      if (move.type === 'place') {
        const next = unwrap(apply(board, state, move));
        expect(next.includes(null) ? canCover(questionOf(board, next)) : true).toBe(true);
      }
    }
  });

  it('call a piece forced only where no other can cover the square they look at', () => {
    let forced = 0;
    const solved = engine.solve(board) as State;
    const nearlyDone = Array.from({ length: 30 }, (_, i) => {
      const missing = makeRng(`missing ${i}`)
        .shuffled([...PIECES.keys()])
        .slice(0, 4);
      return solved.map((placement, piece) => (missing.includes(piece) ? null : placement));
    });
    for (const state of nearlyDone) {
      const { technique, focus, move, why } = told(state);
      if (technique !== 'forced piece' || move.type !== 'place') continue;
      forced++;
      const [look] = focus;
      const square = look && 'square' in look ? look.square : -1;
      expect(squaresUnder(move.piece, move)).toContain(square);
      const alone = why.includes('and only with');
      // Every other way to cover that square leaves what cannot be covered.
      for (const [lie, { shape, squares, orientation, row, col }] of TABLE.lies.entries()) {
        if (state[shape] || !squares.includes(square)) continue;
        const next = apply(board, state, place(shape, orientation, row, col));
        if (!next.ok || !next.value.includes(null)) continue;
        const same = alone
          ? String(squares) === String(squaresUnder(move.piece, move))
          : shape === move.piece;
        if (!same) expect(countCoverings(questionOf(board, next.value)), String(lie)).toBe(0);
      }
    }
    expect(forced).toBeGreaterThan(0);
  });

  it('take back what stands in the way, and one is enough when one is', () => {
    let alone = 0;
    for (const state of states) {
      const { move, why } = told(state);
      if (move.type !== 'lift') continue;
      const without = (piece: number) => state.map((p, i) => (i === piece ? null : p));
      const ways = countCoverings(questionOf(board, without(move.piece)));
      const enough = state.some((p, i) => p && canCover(questionOf(board, without(i))));
      expect(ways > 0).toBe(enough);
      if (ways > 1) expect(why).toContain(`in ${ways} ways.`);
      if (enough) alone++;
    }
    expect(alone).toBeGreaterThan(0);
  });
});
