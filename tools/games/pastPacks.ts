/** Puzzles that no pack holds: the app generates them on the device. */
import { join } from 'node:path';
import { weekdayOf } from '../../src/daily/date.ts';
import { dateOf, idFor, nextRelease } from '../../src/daily/numbering.ts';
import { plannedBeans } from '../../src/desk/plans.ts';
import { lastPackedIds } from '../build/packs.ts';
import type { AnyToolkit } from './index.ts';
import { PACKS_DIR } from './pack.ts';

export interface MadePuzzle {
  readonly id: string;
  /** Time that the generator took, in ms. */
  readonly ms: number;
  /** Whether each board has the beans of the plan. */
  readonly onPlan: boolean;
  /** The faults of its boards by the game's own solver, such as a second solution. */
  readonly complaints: readonly string[];
}

/** Generates the first `count` puzzles of a game after its last pack, one by one. */
export function* pastPacks({ id: gameId, engine, schedule }: AnyToolkit, count: number) {
  let id = lastPackedIds(join(PACKS_DIR, '..'))[gameId];
  if (id === undefined) throw new Error(`${gameId} has no packs.`);
  for (let i = 0; i < count; i++) {
    id = idFor(schedule, nextRelease(schedule, id));
    yield engine.generate(id, weekdayOf(dateOf(schedule, id)));
  }
}

/** Generates the first `count` puzzles of a game after its last pack, timed and judged. */
export function* makePastPacks(toolkit: AnyToolkit, count: number): Generator<MadePuzzle> {
  const { id: gameId, game, verify } = toolkit;
  const puzzles = pastPacks(toolkit, count);
  for (let begin = performance.now(); ; begin = performance.now()) {
    const { value: puzzle, done } = puzzles.next();
    if (done) return;
    const ms = performance.now() - begin;
    const { id, boards } = puzzle;
    const planned = plannedBeans(gameId, id);
    yield {
      ...{ id, ms },
      onPlan: planned === null || boards.every((board) => game.beans(board) === planned),
      complaints: boards.map((board) => verify(board).complaint).filter((one) => one !== ''),
    };
  }
}
