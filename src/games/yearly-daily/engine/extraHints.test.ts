/** Hints towards the extra against a plain count of all coverings. */
import { describe, expect, it } from 'vitest';
import { count } from '../../../lib/count.ts';
import { unwrap } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import { extraOf, finishOf } from '../rules/extras.ts';
import { labelsOf, theOf } from '../rules/labels.ts';
import { PIECES } from '../rules/pieces.ts';
import { apply, squaresUnder, start, status } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { visitCoverings } from './coverings.ts';
import { engine } from './engine.ts';
import { questionOf, TABLE } from './question.ts';

type Pieces = readonly string[];

const IDS = ['2026-11-29', '2027-02-28', '2027-09-06', '2028-02-29'];

/** All coverings of a date, as the squares under each piece, with and without the extra. */
const counted = new Map<string, ReturnType<typeof countAll>>();
function countedOn(board: Board, id: string) {
  const all = counted.get(id) ?? countAll(board, id);
  counted.set(id, all);
  return all;
}

function countAll(board: Board, id: string) {
  const all: { readonly pieces: Pieces; readonly meets: boolean }[] = [];
  visitCoverings(questionOf(board, start()), (lies) => {
    const squares: (readonly number[])[] = [];
    for (const lie of lies) squares[TABLE.lies[lie]!.shape] = TABLE.lies[lie]!.squares;
    all.push({ pieces: squares.map(String), meets: extraOf(id).holds(finishOf(squares)) });
    return true;
  });
  return all;
}

const underOf = (state: State) =>
  state.map((placement, piece) => placement && String(squaresUnder(piece, placement)));
const clashes = (state: State, pieces: Pieces) =>
  underOf(state).filter((squares, piece) => squares !== null && squares !== pieces[piece]).length;

/** The sentences that are true of this position, given the hint's move. */
function truthOf(board: Board, state: State, id: string, move: Move): readonly string[] {
  const all = countedOn(board, id);
  const extra = extraOf(id).text;
  const left = all.filter(({ pieces }) => clashes(state, pieces) === 0);
  const met = left.filter(({ meets }) => meets);
  if (met.length === 0) {
    const least = Math.min(
      ...all.filter(({ meets }) => meets).map(({ pieces }) => clashes(state, pieces)),
    );
    const lifted = state.map((placement, piece) => (piece === move.piece ? null : placement));
    const again = all.filter(({ pieces, meets }) => meets && clashes(lifted, pieces) === 0).length;
    return [
      `No way to finish from here ends ${extra}.`,
      least === 1
        ? `Move only ${theOf(move.piece)}, and there ${again === 1 ? 'is' : 'are'} ${count(again, 'way')} again.`
        : `At least ${least} pieces have to move. Start with ${theOf(move.piece)}.`,
    ];
  }
  if (move.type !== 'place') throw new Error('A way to the extra is left.');
  const squares = squaresUnder(move.piece, move)!;
  const having = met.filter(({ pieces }) => pieces[move.piece] === String(squares)).length;
  return [
    left.length === 1
      ? `The only way to finish ends ${extra}.`
      : `Of the ${left.length} ways to finish, ${met.length} ${met.length === 1 ? 'ends' : 'end'} ${extra}.`,
    `In ${met.length === 1 ? 'that one' : `${having} of these ${met.length}`}, ${theOf(move.piece)} is on ${labelsOf(squares)}.`,
  ];
}

const boardOf = (id: string) => engine.generate(id, 0).boards[0]!;

describe.each(IDS)('towards the extra of %s', (id) => {
  const board = boardOf(id);
  const asked = (state: State) => unwrap(engine.hint(board, state, id));

  it('hints alone lead to a covering that meets it', () => {
    let state: State = start();
    while (status(board, state) === 'playing') {
      const { move, steps, mistake, look } = asked(state);
      expect(steps.map(({ text }) => text)).toEqual(truthOf(board, state, id, move));
      expect(mistake).toBeNull();
      expect(look?.text).toMatch(/^For the extra, look at the \w+\.$/);
      state = unwrap(apply(board, state, move));
    }
    const squares = state.map((placement, piece) => squaresUnder(piece, placement!)!);
    expect(extraOf(id).holds(finishOf(squares))).toBe(true);
  });

  it('from any way to finish, each sentence is true, and hints come to it in the end', () => {
    const rng = makeRng(id);
    const others = countedOn(board, id).filter(({ meets }) => !meets);
    for (let i = 0; i < 6; i++) {
      const { pieces } = others[rng.below(others.length)]!;
      let state: State = start();
      for (const piece of rng.shuffled([...PIECES.keys()]).slice(0, 1 + rng.below(7))) {
        const lie = TABLE.lies.find(
          ({ shape, squares }) => shape === piece && String(squares) === pieces[piece],
        )!;
        const { orientation, row, col } = lie;
        state = unwrap(apply(board, state, { type: 'place', piece, orientation, row, col }));
      }
      let steps = 0;
      while (status(board, state) === 'playing') {
        const hinted = asked(state);
        const texts = hinted.steps.map(({ text }) => text);
        expect(texts).toEqual(truthOf(board, state, id, hinted.move));
        for (const text of texts) expect(text.split(' ').length, text).toBeLessThanOrEqual(25);
        state = unwrap(apply(board, state, hinted.move));
        expect(++steps).toBeLessThan(30);
      }
    }
  });

  it('a position that cannot be finished gets the hint about the mistake', () => {
    const mug = unwrap(
      apply(board, start(), { type: 'place', piece: 3, orientation: 0, row: 2, col: 1 }),
    );
    const lone = asked(mug);
    if (engine.ways!(board, mug) === 0) expect(lone.mistake).not.toBeNull();
    else expect(lone.technique).toBe('the extra');
  });
});
