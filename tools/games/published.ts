/** Puzzles by id, for the tools. */
import { existsSync, readFileSync } from 'node:fs';
import { weekdayOf } from '../../src/daily/date.ts';
import { dateOf } from '../../src/daily/numbering.ts';
import { packUrlOf } from '../../src/daily/packs.ts';
import type { Puzzle } from '../../src/games/contract/game.ts';
import { unwrap } from '../../src/lib/result.ts';
import type { AnyToolkit } from './index.ts';

/** The last day of the calendar: passed as "today", it allows any puzzle, released or not. */
export const ANY_DAY = '9999-12-31';

/** The published puzzle with an id; generated where no pack has it yet. */
export function puzzleOf(
  { id: name, game, engine, schedule }: AnyToolkit,
  id: string,
): Puzzle<unknown> {
  const pack = new URL(`../../public${packUrlOf(name, schedule, id)}`, import.meta.url);
  if (existsSync(pack)) {
    const { puzzles } = JSON.parse(readFileSync(pack, 'utf8')) as { puzzles: { id: unknown }[] };
    const published = puzzles.find((one) => String(one.id) === id);
    if (published) return unwrap(game.parsePuzzle(published));
  }
  return engine.generate(id, weekdayOf(dateOf(schedule, id)));
}
