/**
 * The rules of Royal Family: legal moves, broken clues, and the end of the game.
 *
 * Only `start` and `apply` make states, so each name is on at most one plate of the tree, and on
 * none of the other sex.
 */

import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Status } from '../../contract/game.ts';
import { constraintsOf } from './constraints.ts';
import type { Board, Mark, Move, Name, Plate, State } from './types.ts';

/** The initial state: every name is in the tray, none on the tree. */
export function start({ plates, clues }: Board): State {
  return {
    placed: plates.map(() => null),
    pencilled: plates.map(() => 0),
    struck: plates.map(() => 0),
    ticked: clues.map(() => false),
  };
}

/** Whether the player has noted the name on the plate as possible. */
export function isPencilled(state: State, plate: number, name: number): boolean {
  return (((state.pencilled[plate] ?? 0) >> name) & 1) === 1;
}

/** Whether the player has noted the name on the plate as ruled out. */
export function isStruck(state: State, plate: number, name: number): boolean {
  return (((state.struck[plate] ?? 0) >> name) & 1) === 1;
}

/** The plate that the name is placed on, or null while it is in the tray. */
export function plateOf(state: State, name: number): number | null {
  const plate = state.placed.indexOf(name);
  return plate < 0 ? null : plate;
}

function withItem<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.map((old, i) => (i === index ? item : old));
}

/** Returns why the name cannot be noted on the plate, or null when it can. */
function whyNoMark({ plates, names }: Board, { placed }: State, { plate, name }: Mark) {
  const [there, one] = [plates[plate], names[name]];
  if (!there) return fail('no-plate', 'There is no such plate.');
  if (!one) return fail('no-name', 'There is no such name.');
  if (one.sex !== there.sex) return wrongSex(one, there);
  return (placed[plate] ?? null) === null
    ? null
    : fail('occupied', 'This plate already has a name, so you can’t pencil in another.');
}

function wrongSex({ name }: Name, { sex }: Plate) {
  const whose = sex === 'm' ? 'a man’s' : 'a woman’s';
  return fail('wrong-sex', `${name} can’t go here: this is ${whose} plate.`);
}

function withoutBit(list: readonly number[], plate: number, name: number): readonly number[] {
  return withItem(list, plate, (list[plate] ?? 0) & ~(1 << name));
}

function pencil(board: Board, state: State, mark: Mark): Result<State> {
  const problem = whyNoMark(board, state, mark);
  if (problem) return problem;
  const { plate, name } = mark;
  if (isStruck(state, plate, name)) {
    return ok({ ...state, struck: withoutBit(state.struck, plate, name) });
  }
  const bits = (state.pencilled[plate] ?? 0) ^ (1 << name);
  return ok({ ...state, pencilled: withItem(state.pencilled, plate, bits) });
}

function strike(board: Board, state: State, marks: readonly Mark[]): Result<State> {
  const struck = [...state.struck];
  let { pencilled } = state;
  for (const mark of marks) {
    const problem = whyNoMark(board, state, mark);
    if (problem) return problem;
    const { plate, name } = mark;
    struck[plate]! |= 1 << name;
    if (isPencilled(state, plate, name)) pencilled = withoutBit(pencilled, plate, name);
  }
  if (struck.every((bits, plate) => bits === state.struck[plate])) {
    return fail('struck-already', 'This is already ruled out.');
  }
  return ok({ ...state, pencilled, struck });
}

/** Returns the state after the move, or the reason why it is illegal. */
export function apply(board: Board, state: State, move: Move): Result<State> {
  if (status(board, state) === 'won') return fail('finished', 'Everyone is already in place.');
  if (move.type === 'tick') {
    if (move.clue >= board.clues.length) return fail('no-clue', 'There is no such clue.');
    return ok({
      ...state,
      ticked: withItem(state.ticked, move.clue, !state.ticked[move.clue]),
    });
  }
  if (move.type === 'strike') return strike(board, state, move.marks);
  if (move.type === 'pencil') return pencil(board, state, move);
  const { plate } = move;
  const there = board.plates[plate];
  if (!there) return fail('no-plate', 'There is no such plate.');
  const former = state.placed[plate] ?? null;
  if (move.type === 'lift') {
    if (former === null) return fail('empty', 'This plate is already empty.');
    return ok({ ...state, placed: withItem(state.placed, plate, null) });
  }
  const one = board.names[move.name];
  if (!one) return fail('no-name', 'There is no such name.');
  if (one.sex !== there.sex) return wrongSex(one, there);
  const from = plateOf(state, move.name);
  if (from === plate) return fail('there-already', `${one.name} is already here.`);
  const placed = state.placed.map((name, i) =>
    i === plate ? move.name : i === from ? former : name,
  );
  return ok({ ...state, placed });
}

/**
 * For each clue, whether the placed names break it: the clue holds for no placing of its other
 * names on the empty plates.
 */
export function brokenClues(board: Board, state: State): readonly boolean[] {
  const plates = board.names.map((_, name) => plateOf(state, name));
  return constraintsOf(board).map(
    ({ names, ways }) =>
      !ways.some((way) =>
        names.every((name, i) => {
          const plate = plates[name] ?? null;
          return plate === null ? state.placed[way[i]!] === null : plate === way[i];
        }),
      ),
  );
}

function countPlaced(state: State): number {
  return state.placed.filter((name) => name !== null).length;
}

/** Whether everyone is placed but some clue does not hold. */
export function isFullButWrong(board: Board, state: State): boolean {
  return countPlaced(state) === board.plates.length && status(board, state) !== 'won';
}

export function status(board: Board, state: State): Status {
  if (countPlaced(state) < board.plates.length) return 'playing';
  return brokenClues(board, state).includes(true) ? 'playing' : 'won';
}

/**
 * The board's progress, 0 to 1: the share of plates with a name; a full but wrong board counts one
 * plate less.
 */
export function progress(board: Board, state: State): number {
  const placed = countPlaced(state);
  return (isFullButWrong(board, state) ? placed - 1 : placed) / board.plates.length;
}
