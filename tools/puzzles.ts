/**
 * Brings the month packs up to date:
 *
 *   npm run puzzles -- [--until YYYY-MM-DD] [--game id]
 *
 * Generates missing puzzles from each game's first date through `until` (default: 90 days from
 * today). A puzzle in a pack is published and never changes; if a packed puzzle no longer has its
 * recorded hash, nothing is written.
 */
import { parseArgs } from 'node:util';
import {
  addDays,
  type CivilDate,
  civilDateOf,
  monthOf,
  parseCivilDate,
  weekdayOf,
} from '../src/daily/date.ts';
import { dateOf, idFor, nextRelease } from '../src/daily/numbering.ts';
import { unwrap } from '../src/lib/result.ts';
import { type AnyToolkit, TOOLKITS, toolkitOf } from './games/index.ts';
import {
  HASHES_FILE,
  type Hashes,
  hashOf,
  PACKS_DIR,
  type PackedPuzzle,
  packFile,
  readHashes,
  readPack,
  writeHashes,
  writePack,
} from './games/pack.ts';
import { writeStrengths } from './games/strengths.ts';

const DAYS_AHEAD = 90;

/** The ids of a game's puzzles, from the first through those released on `until`, by month. */
function idsByMonth({ schedule }: AnyToolkit, until: CivilDate): Map<string, string[]> {
  const months = new Map<string, string[]>();
  let date = schedule.first;
  while (date <= until) {
    const id = idFor(schedule, date);
    const month = monthOf(date);
    months.set(month, [...(months.get(month) ?? []), id]);
    date = nextRelease(schedule, id);
  }
  return months;
}

function generated({ game, engine, schedule }: AnyToolkit, id: string): PackedPuzzle {
  const puzzle = engine.generate(id, weekdayOf(dateOf(schedule, id)));
  return game.makePuzzle(puzzle) as PackedPuzzle;
}

/**
 * Compares a puzzle with its recorded hash; throws if a published puzzle has changed, and records
 * the hash of a new puzzle.
 */
function checkHash(hashes: Hashes, game: string, puzzle: PackedPuzzle): void {
  const ofGame = hashes[game] ?? {};
  hashes[game] = ofGame;
  const hash = hashOf(puzzle);
  const recorded = ofGame[puzzle.id];
  if (recorded !== undefined && recorded !== hash) {
    throw new Error(`${game} ${puzzle.id} is not the puzzle that was published.`);
  }
  ofGame[puzzle.id] = hash;
}

/**
 * Adds missing puzzles to the packs of one game.
 * @returns the number of added puzzles, and the packs to write.
 */
function complete(toolkit: AnyToolkit, until: CivilDate, hashes: Hashes) {
  const game = toolkit.game.id;
  const writes: (() => void)[] = [];
  let added = 0;
  for (const [key, ids] of idsByMonth(toolkit, until)) {
    const month = key as ReturnType<typeof monthOf>;
    const file = packFile(PACKS_DIR, game, month);
    const published = readPack(file, game, month)?.puzzles ?? [];
    const byId = new Map(published.map((puzzle) => [String(puzzle.id), puzzle]));
    const missing = ids.filter((id) => !byId.has(id));
    for (const id of missing) byId.set(id, generated(toolkit, id));
    const order = toolkit.schedule;
    const puzzles = [...byId].sort(([a], [b]) => (dateOf(order, a) < dateOf(order, b) ? -1 : 1));
    for (const [, puzzle] of puzzles) checkHash(hashes, game, puzzle);
    if (missing.length === 0) continue;
    added += missing.length;
    const pack = { game, month, puzzles: puzzles.map(([, puzzle]) => puzzle) };
    writes.push(() => writePack(file, pack));
  }
  return { added, writes };
}

function main(): void {
  const { values } = parseArgs({
    options: { until: { type: 'string' }, game: { type: 'string' } },
  });
  const until =
    values.until === undefined
      ? addDays(civilDateOf(new Date()), DAYS_AHEAD)
      : unwrap(parseCivilDate(values.until));
  const toolkits = values.game === undefined ? TOOLKITS : [toolkitOf(values.game)];
  const hashes = readHashes(HASHES_FILE);
  const done = toolkits.map((toolkit) => ({ toolkit, ...complete(toolkit, until, hashes) }));
  for (const { toolkit, added, writes } of done) {
    for (const write of writes) write();
    console.log(`${toolkit.game.id}: ${added} puzzles added, complete through ${until}.`);
  }
  writeHashes(HASHES_FILE, hashes);
  writeStrengths();
}

try {
  main();
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
}
