/** A made-up player's results: Geografind's by its generator, the others' times by chance. */
import { addDays, type CivilDate, daysBetween, weekdayOf } from '../../src/daily/date.ts';
import { dateOf, idFor, nextRelease } from '../../src/daily/numbering.ts';
import { resultKeyOf } from '../../src/daily/resultKeyOf.ts';
import { DEFINITIONS, type GameDefinition, type GameId } from '../../src/games/definitions.ts';
import { CODES } from '../../src/games/geografind/codes.ts';
import { engine } from '../../src/games/geografind/engine/engine.ts';
import { answerOf } from '../../src/games/geografind/rules/rules.ts';
import { makeRng, type Rng } from '../../src/lib/rng.ts';
import type { ResultRow } from '../../src/storage/entities.ts';

/** A player's character: each figure at the beginning, and at the end of their history. */
export interface Character {
  readonly minutes: readonly [number, number];
  /** How far times stray from the typical one, as a share. */
  readonly stray: readonly [number, number];
  readonly hints: readonly [number, number];
  readonly guesses: readonly [number, number];
  /** Share of puzzles that the player leaves out. */
  readonly missed: number;
}

const USUAL: Character = {
  minutes: [9, 8.6],
  stray: [0.8, 0.6],
  hints: [1, 0.4],
  guesses: [4.5, 4],
  missed: 0.08,
};
/** Games in which the player of a year has changed. */
const OF_A_YEAR: Readonly<Partial<Record<GameId, Partial<Character>>>> = {
  'royal-family': { minutes: [11, 6] },
  'sudoku-shift': { stray: [1, 0.2] },
  geografind: { missed: 0.2 },
  crossnumber: { missed: 0 },
};

function guessesOf(id: string, released: CivilDate, typical: number, rng: Rng): readonly string[] {
  const [board] = engine.generate(id, weekdayOf(released)).boards;
  const answer = answerOf(board!);
  const wrong = rng.shuffled(CODES.filter((code) => code !== answer));
  const wanted = Math.max(1, Math.round(typical + (rng.next() - 0.5) * 4));
  return wanted > 6
    ? [...wrong.slice(0, 6), 'loss']
    : [...wrong.slice(0, wanted - 1), answer, 'win'];
}

/** The rows of a player's results in a game, oldest first, of the puzzles of these dates. */
export function madeUpRows(
  { id: game, schedule }: GameDefinition,
  [from, until]: readonly [CivilDate, CivilDate],
  seed: string,
  character: Character = USUAL,
): readonly ResultRow[] {
  const rng = makeRng(`${seed} ${game}`);
  const rows: ResultRow[] = [];
  const start = from > schedule.first ? from : schedule.first;
  for (let id = idFor(schedule, start); dateOf(schedule, id) <= until; ) {
    const released = dateOf(schedule, id);
    const grown = Math.min(1, daysBetween(start, released) / (daysBetween(start, until) || 1));
    const now = ([first, last]: readonly [number, number]) => first + (last - first) * grown;
    const time = () => {
      const stray = 1 + (rng.next() - 0.5) * now(character.stray);
      return Math.max(1, Math.round(now(character.minutes) * 60_000 * stray));
    };
    const result = {
      geografind: () => guessesOf(id, released, now(character.guesses), rng),
      'yearly-daily': () => [time(), Math.round(now(character.hints) * 2 * rng.next()), 0.1],
      'sudoku-shift': () => [time(), time(), time(), time()],
      'royal-family': () => [time(), 1],
      crossnumber: () => [5 * time(), 1],
    }[game]();
    // Some puzzles are played from the archive, days after their release.
    const late = rng.below(10) === 0 ? rng.below(20) : 0;
    const day = addDays(released, late);
    const finishedOn = day > until ? until : day;
    if (rng.next() >= character.missed) {
      const finishedAt = Date.parse(`${finishedOn}T12:00:00Z`);
      rows.push({ id, result, openedOn: finishedOn, finishedAt, finishedOn });
    }
    id = idFor(schedule, nextRelease(schedule, id));
  }
  return rows;
}

/** Rows by the database's tables and their keys. */
type Tables = Readonly<Record<string, Readonly<Record<string, ResultRow>>>>;

/** A player's 1,400 newest results of the year until a day, in all games. */
export function playerOfAYear(today: CivilDate): Tables {
  const all = DEFINITIONS.flatMap((definition) =>
    madeUpRows(definition, [addDays(today, -420), today], 'a year', {
      ...USUAL,
      ...OF_A_YEAR[definition.id],
    }).map((row) => ({
      definition,
      row,
    })),
  );
  all.sort((a, b) => b.row.finishedAt! - a.row.finishedAt!);
  const tables: Record<string, Record<string, ResultRow>> = {};
  for (const { definition, row } of all.slice(0, 1400)) {
    const { results } = definition.stored;
    tables[results] ??= {};
    tables[results][resultKeyOf(definition.schedule.naming, row.id)] = row;
  }
  return tables;
}
