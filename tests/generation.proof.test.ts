import { expect, it } from 'vitest';
import { weekdayOf } from '../src/daily/date.ts';
import { idFor } from '../src/daily/numbering.ts';
import type { Progress } from '../src/games/contract/engine.ts';
import { DEFINITIONS } from '../src/games/definitions.ts';
import { loadEngine } from '../src/games/loaders.ts';

/** A day after the last packs. */
const DAY = '2027-06-20';

it.each(DEFINITIONS.map((definition) => [definition.id, definition] as const))(
  'the generator of %s makes the same puzzle whether it tells its progress or not',
  async (game, { schedule }) => {
    const { engine } = await loadEngine(game);
    const id = idFor(schedule, DAY);
    const told: Progress[] = [];
    const made = engine.generate(id, weekdayOf(DAY), (progress) => told.push(progress));
    expect(JSON.stringify(made)).toBe(JSON.stringify(engine.generate(id, weekdayOf(DAY))));
    expect(told.map(({ done }) => done)).toEqual(told.map((_, i) => i));
    for (const { of } of told) if (of !== null) expect(of).toBe(told.length);
  },
);
