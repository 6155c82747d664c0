import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../daily/date.ts';
import { idFor } from '../daily/numbering.ts';
import { DEFINITIONS, definitionOf, type GameId } from '../games/definitions.ts';
import { LISTED_STATES, type Listing, listingIn, listingKey, parseIndex } from './listing.ts';
import {
  findListing,
  isLongAgo,
  noteIn,
  notesIn,
  puzzleOfKey,
  RECENT_DAYS,
  type Shelved,
  shelve,
  storedBytes,
  withPast,
} from './past.ts';

const TODAY = '2026-11-22';
const GAME = 'geografind';
const at = (days: number, game: GameId = GAME) =>
  idFor(definitionOf(game).schedule, addDays(TODAY, days));
const [RECENT, OLD, OLDER] = [at(-RECENT_DAYS), at(-RECENT_DAYS - 1), at(-90)] as const;

const LISTING: Listing = {
  version: 2,
  hashes: ['0000000000000a', '0000000000000b'],
  state: 'corrected',
  reason: 'A clue was wrong.',
  excused: false,
  revision: 3,
};
const key = (id: string) => listingKey(GAME, id);

/** The server's documents after the desk has changed one more listing. */
function after(server: Map<string, unknown>, id: string, listing: Listing, game: GameId = GAME) {
  const shelved: Shelved = shelve(server.get('index'), game, id, listing, TODAY);
  const next = new Map(server).set('index', JSON.parse(JSON.stringify(shelved.index)));
  for (const [path, puzzles] of shelved.months) {
    const before = (next.get(path) as { puzzles: object } | undefined)?.puzzles;
    next.set(path, { puzzles: { ...before, ...puzzles } });
  }
  return next;
}
const find = (server: Map<string, unknown>, game: GameId, id: string) =>
  findListing(server.get('index'), game, id, async (path) => server.get(path));

it('keeps in the index what is recent, and of the rest a note', async () => {
  let server = new Map<string, unknown>();
  for (const id of [RECENT, OLD]) server = after(server, id, LISTING);
  server = after(server, OLDER, { ...LISTING, state: 'withdrawn', excused: true, revision: 12 });
  expect([...server.keys()]).toEqual(['index', 'published/past-2026-10', 'published/past-2026-08']);
  expect(server.get('index')).toEqual({
    puzzles: { [key(RECENT)]: LISTING },
    past: { [GAME]: `${OLD}c3 ${OLDER}w12x` },
  });
  for (const id of [RECENT, OLD]) expect(await find(server, GAME, id)).toEqual(LISTING);
  expect(await find(server, GAME, OLDER)).toMatchObject({ state: 'withdrawn' });
  expect(await find(server, GAME, at(-91))).toBeNull();
});

it('takes out what was recent when it was changed', () => {
  const server = new Map<string, unknown>([
    ['index', { puzzles: { [key(OLD)]: LISTING, 'geografind/x': 7, [key(OLDER)]: 'damaged' } }],
  ]);
  expect(after(server, RECENT, LISTING).get('index')).toEqual({
    // Unreadable rows are kept.
    puzzles: { 'geografind/x': 7, [key(OLDER)]: 'damaged', [key(RECENT)]: LISTING },
    past: { [GAME]: `${OLD}c3` },
  });
});

it('leaves alone what a later build has noted', () => {
  const document = { puzzles: {}, past: { [GAME]: '5w1x 6z9 7p2', 'new-game': '1w1' } };
  const { index } = shelve(document, GAME, OLD, LISTING, TODAY);
  const past = index.past as Record<string, string>;
  expect(past['new-game']).toBe('1w1');
  expect(past[GAME]?.split(' ').toSorted()).toEqual(['5w1x', '6z9', '7p2', `${OLD}c3`].toSorted());
});

it('has one note of a puzzle, of its last change', () => {
  let server = after(new Map(), OLD, LISTING);
  server = after(server, OLD, { ...LISTING, state: 'held', revision: 4 });
  expect(server.get('index')).toEqual({ puzzles: {}, past: { [GAME]: `${OLD}h4` } });
});

it('loses no listing, whatever is changed when', async () => {
  const change = fc.record({
    game: fc.constantFrom(...DEFINITIONS.map(({ id }) => id)),
    days: fc.integer({ min: -200, max: 100 }),
    state: fc.constantFrom(...LISTED_STATES),
    excused: fc.boolean(),
    revision: fc.integer({ min: 1, max: 99 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 40 }), async (changes) => {
      let server = new Map<string, unknown>();
      const last = new Map<string, Listing>();
      for (const { game, days, ...parts } of changes) {
        const id = at(days, game);
        server = after(server, id, { ...LISTING, ...parts }, game);
        last.set(listingKey(game, id), { ...LISTING, ...parts });
      }
      const device = withPast(server.get('index'), undefined);
      const notes = notesIn(server.get('index'));
      for (const [name, listing] of last) {
        const { game, id } = puzzleOfKey(name)!;
        expect(await find(server, game, id)).toEqual(listing);
        const isOld = isLongAgo(game, id, TODAY);
        expect(notes.has(name)).toBe(isOld);
        expect(parseIndex(server.get('index')).has(name)).toBe(!isOld);
        // Without the month's document, the device has the fields that streaks and archive read.
        const row = (device as { puzzles: Record<string, unknown> }).puzzles[name];
        const { state, excused, revision } = listing;
        expect(row).toMatchObject({ state, excused, revision });
      }
    }),
    { numRuns: 40 },
  );
});

it('leaves a device the listings that it has met, as long as they are those', () => {
  const server = after(after(new Map(), OLD, LISTING), OLDER, LISTING);
  const kept = { puzzles: { [key(OLD)]: LISTING, [key(OLDER)]: { ...LISTING, revision: 2 } } };
  const device = withPast(server.get('index'), kept);
  expect(listingIn(device, GAME, OLD)).toEqual(LISTING);
  expect(listingIn(device, GAME, OLDER)).toBeNull();
  const { [key(OLDER)]: row } = (device as { puzzles: Record<string, unknown> }).puzzles;
  expect(noteIn(row)).toEqual({ state: 'corrected', excused: false, revision: 3 });
  // Reading the index again changes nothing, so nothing is written.
  expect(JSON.stringify(withPast(server.get('index'), device))).toBe(JSON.stringify(device));
  expect(noteIn(LISTING)).toBeNull();
});

it('survives anything', () => {
  fc.assert(
    fc.property(fc.anything(), fc.dictionary(fc.string(), fc.anything()), (json, fields) => {
      for (const document of [json, { past: json }, { past: fields, puzzles: fields }]) {
        notesIn(document);
        withPast(document, json);
        shelve(document, GAME, OLD, LISTING, TODAY);
        noteIn(document);
      }
    }),
  );
});

/**
 * The documents after a change to each puzzle of the last `years` and the next hundred days, each
 * with the longest reason.
 */
function everythingChanged(years: number, reason: string): Map<string, unknown> {
  let index: unknown = { puzzles: {} };
  const puzzles: Record<string, Listing> = {};
  for (const { id: game } of DEFINITIONS) {
    for (let day = -365 * years; day <= 100; day++) {
      puzzles[listingKey(game, at(day, game))] = { ...LISTING, reason };
    }
  }
  index = { puzzles };
  return after(new Map([['index', index]]), RECENT, LISTING);
}

it('takes about 200 bytes a change in the index, and a dozen when its day is long ago', () => {
  const one = storedBytes({ [key(RECENT)]: { ...LISTING, reason: '' } });
  expect(one).toBeGreaterThan(100);
  expect(one).toBeLessThan(200);
  const index = everythingChanged(1, LISTING.reason).get('index') as { past: unknown };
  const notes = notesIn(index).size;
  expect(notes).toBeGreaterThan(1_000);
  expect(storedBytes(index.past) / notes).toBeLessThan(10);
});

it('has room for a month in which every puzzle was changed with the longest words', () => {
  const server = everythingChanged(1, 'ü'.repeat(280));
  const months = [...server].filter(([path]) => path !== 'index');
  expect(months.length).toBeGreaterThan(11);
  for (const [, document] of months) expect(storedBytes(document)).toBeLessThan(1_000_000);
});
