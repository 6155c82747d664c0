import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unwrap } from '../lib/result.ts';
import {
  CHANGE_KINDS,
  type Change,
  type ChangeKind,
  nextListing,
  type Standing,
} from './changes.ts';
import { type Listing, listedHash, parseListing } from './listing.ts';

const [PACK, SECOND, THIRD] = ['a', 'b', 'c'].map((digit) => digit.padStart(14, '0')) as [
  string,
  string,
  string,
];
const TO_COME: Standing = {
  ...{ listing: null, before: null, last: null },
  ...{ packHash: PACK, isOut: false },
};
const OUT: Standing = { ...TO_COME, isOut: true };

/** Applies the changes in order. */
function after(standing: Standing, ...changes: readonly Change[]): Standing {
  let { listing, before, last } = standing;
  for (const change of changes) {
    const next = unwrap(nextListing({ ...standing, listing, before, last }, change));
    [before, listing, last] = [listing, next, change.kind];
  }
  return { ...standing, listing, before, last };
}

const publish = (hash: string): Change => ({ kind: 'publish', reason: '', hash });
const correct = (hash: string): Change => ({ kind: 'correct', reason: 'Two ways.', hash });
const hold: Change = { kind: 'hold', reason: '' };
const withdraw: Change = { kind: 'withdraw', reason: 'It cannot be solved.' };
const undo: Change = { kind: 'undo', reason: '' };
const release: Change = { kind: 'release', reason: '' };

it('publishes another in the place of the pack’s, which stays version 1', () => {
  expect(after(TO_COME, publish(SECOND)).listing).toEqual({
    version: 2,
    hashes: [PACK, SECOND],
    state: 'published',
    reason: '',
    excused: false,
    revision: 1,
  });
});

it('gives a version that there was its number again', () => {
  const { listing } = after(OUT, correct(SECOND), correct(THIRD), correct(PACK));
  expect(listing).toMatchObject({ version: 1, hashes: [PACK, SECOND, THIRD], revision: 3 });
});

const AS_CORRECTED = { state: 'corrected', reason: 'Two ways.', version: 2 };
const AS_PUBLISHED = { state: 'published', reason: '' };
const heldBefore = after(TO_COME, publish(SECOND), hold);
it.each<[string, Standing, object]>([
  ['a publication over whose hold its day came', { ...heldBefore, isOut: true }, AS_PUBLISHED],
  ['the pack’s, after it was held', after(TO_COME, hold), AS_PUBLISHED],
  [
    'what was held again, after an undo of that',
    after(OUT, correct(SECOND), hold, undo, hold),
    AS_CORRECTED,
  ],
  [
    'what was held by an undo of a release',
    after(OUT, correct(SECOND), hold, release, undo),
    AS_CORRECTED,
  ],
])('releases %s, as players were told of it before', (_, standing, told) => {
  const { listing } = after(standing, release);
  expect(listing).toMatchObject(told);
  expect(listing).toMatchObject({
    version: standing.listing!.version,
    hashes: standing.listing!.hashes,
    revision: standing.listing!.revision + 1,
  });
});

it('knows how a puzzle was told of that was held before that was written down', () => {
  const held = after(OUT, correct(SECOND), hold);
  const { told: _, ...old } = held.listing!;
  expect(after({ ...held, listing: old }, release).listing).toMatchObject(AS_CORRECTED);
  expect(after({ ...held, listing: old }, withdraw, release).listing).toMatchObject(AS_CORRECTED);
  const lost = { ...held, listing: old, before: null };
  expect(after(lost, release).listing).toMatchObject({ ...AS_PUBLISHED, version: 2 });
});

it('undoes no change of which the log is gone, for nothing says what was there before', () => {
  const old = { ...after(OUT, correct(SECOND), correct(THIRD)), before: null, last: null };
  expect(nextListing(old, undo)).toMatchObject({
    ok: false,
    problem: { message: 'That change is too old to undo. Choose what players get.' },
  });
});

it('calls it a correction where an undo gives out another than on its day', () => {
  const out = { ...after(TO_COME, publish(SECOND)), isOut: true };
  expect(after(out, undo).listing).toMatchObject({ version: 1, state: 'corrected', reason: '' });
  expect(after(out, undo, correct(SECOND)).listing).toMatchObject(AS_CORRECTED);
  // An undo that brings back a hold leaves the puzzle held.
  const held = after(OUT, hold, correct(SECOND), undo);
  expect(held.listing).toMatchObject({ version: 1, state: 'held' });
  expect(after(out, hold, undo).listing).toMatchObject({ version: 2, state: 'published' });
});

it('never hides the board of a correction that was undone', () => {
  for (const away of [hold, withdraw]) {
    const released = after(OUT, away, correct(SECOND), undo, release);
    expect(released.listing).toMatchObject({ version: 1, state: 'corrected', reason: '' });
  }
});

it('gives no reason for a correction that was one for a publication', () => {
  const early = { ...publish(SECOND), reason: 'An easier one for the holiday.' };
  const out = { ...after(TO_COME, early), isOut: true };
  expect(after(out, correct(THIRD), undo).listing).toMatchObject({
    ...{ version: 2, state: 'corrected', reason: '' },
  });
  // An undo that keeps the version restores the reason too.
  expect(after(out, hold, undo).listing).toMatchObject({ reason: early.reason });
});

it('releases with a new reason where one is given', () => {
  const held = after(OUT, correct(SECOND), hold);
  expect(after(held, { ...release, reason: ' It was right. ' }).listing).toMatchObject({
    state: 'corrected',
    reason: 'It was right.',
  });
});

it('takes back a publication: the version stays, the pack’s is given out', () => {
  const undone = after(TO_COME, publish(SECOND), undo);
  expect(undone.listing).toMatchObject({ version: 1, hashes: [PACK, SECOND], state: 'published' });
});

it('takes back a change once: what an undo gave out is changed by its own name', () => {
  for (const start of [after(TO_COME, publish(SECOND)), after(OUT, correct(SECOND))]) {
    for (const change of [hold, start.isOut ? correct(THIRD) : publish(THIRD)]) {
      const undone = after(start, change, undo);
      const again = nextListing(undone, undo);
      expect(again.ok ? null : again.problem).toMatchObject({ code: 'not-now' });
      // After an undo, every change behaves as it did the first time.
      expect(after(undone, change).listing!.state).toBe(after(start, change).listing!.state);
    }
  }
});

it('gives out the planned puzzle again as version 1, and the other as version 2', () => {
  const back = after(TO_COME, publish(SECOND), publish(PACK));
  expect(back.listing).toMatchObject({ version: 1, hashes: [PACK, SECOND], state: 'published' });
  expect(after(back, publish(SECOND)).listing).toMatchObject({
    ...{ version: 2, hashes: [PACK, SECOND], revision: 3 },
  });
});

it('excuses for good who could not finish it on its day', () => {
  const excused = (standing: Standing) => standing.listing?.excused;
  // Held and released before its day: no player missed anything.
  const early = after(TO_COME, hold, release);
  expect(excused(early)).toBe(false);
  expect(excused(after({ ...early, isOut: true }, correct(SECOND)))).toBe(false);
  // Excused are puzzles that were held or withdrawn on their day, whatever follows.
  const over = { ...after(TO_COME, hold), isOut: true };
  for (const away of [over, after(OUT, hold), after(OUT, withdraw)]) {
    for (const change of [release, correct(SECOND), undo]) {
      const back = after(away, change);
      expect(excused(back)).toBe(true);
      expect(excused(after(back, correct(THIRD)))).toBe(true);
    }
  }
});

it.each<[string, Standing, Change, string]>([
  ['publishing what is out', OUT, publish(SECOND), 'correction'],
  ['correcting what is to come', TO_COME, correct(SECOND), 'is not out yet'],
  ['correcting without a reason', OUT, { ...correct(SECOND), reason: ' ' }, 'what was wrong'],
  ['publishing what is there', TO_COME, publish(PACK), 'already the current puzzle'],
  ['publishing nothing', TO_COME, { kind: 'publish', reason: '' }, 'already the current puzzle'],
  ['withdrawing what is to come', TO_COME, withdraw, 'is not out yet'],
  ['withdrawing without a reason', OUT, { ...withdraw, reason: '' }, 'why'],
  ['withdrawing twice', after(OUT, withdraw), withdraw, 'already'],
  ['holding twice', after(TO_COME, hold), hold, 'already'],
  ['releasing what is free', OUT, release, 'neither'],
  ['undoing nothing', OUT, undo, 'Nothing has been changed'],
  ['undoing an undo', after(OUT, withdraw, undo), undo, 'already been undone'],
  ['a reason without end', OUT, { ...withdraw, reason: 'x'.repeat(281) }, '280'],
])('refuses %s, and says why', (_, standing, change, words) => {
  const refused = nextListing(standing, change);
  expect(refused.ok ? null : refused.problem.message).toContain(words);
});

it('only ever comes to listings that can be read, of which hashes are never taken out', () => {
  const hashes = fc.constantFrom(PACK, SECOND, THIRD);
  const change: fc.Arbitrary<Change> = fc.record({
    kind: fc.constantFrom(...CHANGE_KINDS),
    reason: fc.constantFrom('', 'Because.'),
    hash: hashes,
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), fc.boolean(), (changes, isOut) => {
      let listing: Listing | null = null;
      let before: Listing | null = null;
      let last: ChangeKind | null = null;
      for (const one of changes) {
        const next = nextListing({ listing, before, last, packHash: PACK, isOut }, one);
        if (!next.ok) continue;
        // A version that replaces another after the day has begun must be `corrected`, held or
        // withdrawn.
        const was = (listing as Listing | null)?.version ?? 1;
        if (isOut && next.value.version !== was) expect(next.value.state).not.toBe('published');
        const isAway = next.value.state === 'held' || next.value.state === 'withdrawn';
        expect(next.value.told !== undefined).toBe(isAway);
        expect(['published', 'corrected', undefined]).toContain(next.value.told?.state);
        const known: readonly string[] = (listing as Listing | null)?.hashes ?? [PACK];
        [before, listing, last] = [listing, next.value, one.kind];
        expect(parseListing(JSON.parse(JSON.stringify(listing)))).toEqual(listing);
        expect(listing.hashes.slice(0, known.length)).toEqual(known);
        expect(listing.hashes).toContain(listedHash(listing));
      }
    }),
  );
});

it('gives out again what was given out before, however long it was away', () => {
  const first = fc.constantFrom(hold, withdraw);
  const away = fc.constantFrom(hold, withdraw, undo);
  const before = fc.constantFrom<Standing>(
    OUT,
    after(OUT, correct(SECOND)),
    after(OUT, correct(SECOND), correct(PACK)),
    { ...after(TO_COME, publish(SECOND)), isOut: true },
  );
  fc.assert(
    fc.property(before, first, fc.array(away, { maxLength: 12 }), (start, begun, changes) => {
      let standing = after(start, begun);
      for (const change of changes) {
        const next = nextListing(standing, change);
        // Skip an undo that makes the puzzle available again: it has reverted the first change.
        if (!next.ok || (next.value.state !== 'held' && next.value.state !== 'withdrawn')) continue;
        standing = {
          ...{ ...standing, listing: next.value },
          ...{ before: standing.listing, last: change.kind },
        };
      }
      const { version, state, reason } = start.listing ?? { ...AS_PUBLISHED, version: 1 };
      expect(after(standing, release).listing).toMatchObject({ version, state, reason });
    }),
  );
});

it('takes back every change, as far as what players get', () => {
  const changes = [hold, withdraw, correct(SECOND), correct(THIRD), release];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...changes), { maxLength: 12 }), (list) => {
      let standing = OUT;
      for (const change of list) {
        const next = nextListing(standing, change);
        if (!next.ok) continue;
        standing = {
          ...{ ...standing, listing: next.value },
          ...{ before: standing.listing, last: change.kind },
        };
        const back = after(standing, undo);
        const { version, reason } = standing.before ?? { ...AS_PUBLISHED, version: 1 };
        expect(back.listing).toMatchObject({ version, reason });
        const told = standing.before?.told;
        // `corrected` keeps the leaderboard of an undone correction visible.
        const isOther = version !== standing.listing!.version && told?.state === 'published';
        expect(back.listing!.told).toEqual(isOther ? { ...told, state: 'corrected' } : told);
      }
    }),
  );
});
