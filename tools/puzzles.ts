/**
 * Brings the month packs up to date:
 *
 *   npm run puzzles -- [--until YYYY-MM-DD] [--game id] [--renew-from YYYY-MM-DD]
 *
 * Generates missing puzzles from each game's first date through `until` (default: 97 days from
 * today). A puzzle in a pack is published and never changes; if a packed puzzle no longer has its
 * recorded hash, nothing is written.
 *
 * After a generator has improved, `--renew-from` regenerates the puzzles from a date on. The date is
 * at least a fortnight away, so that devices that were offline for a while play what all play.
 */
import { parseArgs } from 'node:util';
import {
  addDays,
  type CivilDate,
  type CivilMonth,
  civilDateOf,
  monthOf,
  parseCivilDate,
  weekdayOf,
} from '../src/daily/date.ts';
import { dateOf, idFor, nextRelease } from '../src/daily/numbering.ts';
import { count } from '../src/lib/count.ts';
import { unwrap } from '../src/lib/result.ts';
import { DAYS_CARRIED } from './deploy/preflight.ts';
import { writeExtras } from './games/extras.ts';
import { type AnyToolkit, TOOLKITS, toolkitOf } from './games/index.ts';
import { writeMonarchs } from './games/monarchs.ts';
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

/** A week more than a deployment asks for, so that not each one needs new puzzles. */
const DAYS_AHEAD = DAYS_CARRIED + 7;
const FORTNIGHT = 14;

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
    throw new Error(`${game} ${puzzle.id} differs from the published puzzle.`);
  }
  ofGame[puzzle.id] = hash;
}

/**
 * Adds missing puzzles to the packs of one game, and regenerates those from `renewFrom` on.
 * @returns the number of added and renewed puzzles, and the packs to write.
 */
function complete(
  toolkit: AnyToolkit,
  until: CivilDate,
  renewFrom: CivilDate | null,
  hashes: Hashes,
) {
  const game = toolkit.game.id;
  const writes: (() => void)[] = [];
  let added = 0;
  let renewed = 0;
  for (const [key, ids] of idsByMonth(toolkit, until)) {
    const month = key as CivilMonth;
    const file = packFile(PACKS_DIR, game, month);
    const published = readPack(file, game, month)?.puzzles ?? [];
    const byId = new Map(published.map((puzzle) => [String(puzzle.id), puzzle]));
    const missing = ids.filter((id) => !byId.has(id));
    for (const id of missing) byId.set(id, generated(toolkit, id));
    const order = toolkit.schedule;
    const old = renewFrom === null ? [] : renew(toolkit, renewFrom, published, byId);
    for (const id of old) delete hashes[game]?.[id];
    const puzzles = [...byId].sort(([a], [b]) => (dateOf(order, a) < dateOf(order, b) ? -1 : 1));
    for (const [, puzzle] of puzzles) checkHash(hashes, game, puzzle);
    if (missing.length + old.length === 0) continue;
    added += missing.length;
    renewed += old.length;
    const pack = { game, month, puzzles: puzzles.map(([, puzzle]) => puzzle) };
    writes.push(() => writePack(file, pack));
  }
  return { added, renewed, writes };
}

/**
 * Regenerates a pack's puzzles whose day is `from` or later; `byId` then has the new ones.
 * @returns the ids of the puzzles that were replaced by others.
 */
function renew(
  toolkit: AnyToolkit,
  from: CivilDate,
  published: readonly PackedPuzzle[],
  byId: Map<string, PackedPuzzle>,
): string[] {
  return published.flatMap((old) => {
    const id = String(old.id);
    if (dateOf(toolkit.schedule, id) < from) return [];
    const puzzle = generated(toolkit, id);
    byId.set(id, puzzle);
    return hashOf(puzzle) === hashOf(old) ? [] : [id];
  });
}

/** The date of `--renew-from`; throws if that is less than a fortnight away. */
function renewalDate(text: string | undefined, today: CivilDate): CivilDate | null {
  if (text === undefined) return null;
  const date = unwrap(parseCivilDate(text));
  const earliest = addDays(today, FORTNIGHT);
  if (date < earliest) {
    throw new Error(
      `--renew-from must be ${earliest} or later: earlier puzzles are out already, or will be within a fortnight.`,
    );
  }
  return date;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      until: { type: 'string' },
      game: { type: 'string' },
      'renew-from': { type: 'string' },
    },
  });
  const today = civilDateOf(new Date());
  const renewFrom = renewalDate(values['renew-from'], today);
  const until =
    values.until === undefined ? addDays(today, DAYS_AHEAD) : unwrap(parseCivilDate(values.until));
  const toolkits = values.game === undefined ? TOOLKITS : [toolkitOf(values.game)];
  const hashes = readHashes(HASHES_FILE);
  const done = toolkits.map((toolkit) => ({
    toolkit,
    ...complete(toolkit, until, renewFrom, hashes),
  }));
  for (const { toolkit, added, renewed, writes } of done) {
    for (const write of writes) write();
    console.log(
      `${toolkit.game.id}: added ${count(added, 'puzzle')}, regenerated ${renewed}, complete through ${until}.`,
    );
  }
  writeHashes(HASHES_FILE, hashes);
  writeStrengths();
  writeMonarchs();
  writeExtras();
}

try {
  main();
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
}
