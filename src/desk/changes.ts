/**
 * What the desk can do to a puzzle, as both sides know it. Pure: the functions run `nextListing` in
 * their transaction, the page runs it to say what a button would do.
 */
import { fail, ok, type Result } from '../lib/result.ts';
import { type Listing, MAX_REASON, MAX_VERSIONS, type Told } from '../published/listing.ts';

/** `undo` takes back the last change, once. `release` ends a hold or a withdrawal. */
export const CHANGE_KINDS = ['publish', 'correct', 'hold', 'withdraw', 'release', 'undo'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  readonly kind: ChangeKind;
  /** What players are told; required for `correct` and `withdraw`. */
  readonly reason: string;
  /** Of the new version; for `publish` and `correct`. */
  readonly hash?: string;
}

/** What has to be known of the puzzle. */
export interface Standing {
  /** Null where the desk has changed nothing yet. */
  readonly listing: Listing | null;
  /** The listing before the last change; null when that was the first. */
  readonly before: Listing | null;
  /** The kind of the last change; null where there was none, or it is not known. */
  readonly last: ChangeKind | null;
  /** Hash of the pack's puzzle. */
  readonly packHash: string;
  /** Whether its day has begun anywhere on earth. */
  readonly isOut: boolean;
}

/** What an editor is told when somebody else was first. What is to be done comes after it. */
export const CHANGED_MEANWHILE = 'Somebody has changed this puzzle since you opened it.';

export type ChangeProblem = 'not-now' | 'no-reason' | 'nothing-new' | 'too-many';

/** The listing after a change, or a sentence that says why not. */
export function nextListing(standing: Standing, change: Change): Result<Listing, ChangeProblem> {
  const { listing, isOut } = standing;
  const next = changed(standing, change);
  if (!next.ok) return next;
  const wasAway = listing?.excused === true || (isOut && isAway(listing));
  return ok({ ...next.value, excused: wasAway || (isOut && isAway(next.value)) });
}

/** Neither given to everybody nor ranked: nobody has to have finished it just now. */
const isAway = (listing: Pick<Listing, 'state'> | null): boolean =>
  listing?.state === 'held' || listing?.state === 'withdrawn';

function changed(
  standing: Standing,
  change: Change,
): Result<Omit<Listing, 'excused'>, ChangeProblem> {
  const { listing, before, last, packHash, isOut } = standing;
  const now = listing ?? { ...AS_PLANNED, hashes: [packHash], revision: 0 };
  const revision = now.revision + 1;
  const away = { version: now.version, hashes: now.hashes, told: toldBefore(standing), revision };
  const reason = change.reason.trim();
  if (reason.length > MAX_REASON) {
    return fail('no-reason', `A reason has at most ${MAX_REASON} characters.`);
  }
  switch (change.kind) {
    case 'publish':
    case 'correct': {
      if (change.kind === 'publish' && isOut) {
        return fail('not-now', 'Its day has come: what is changed now is a correction.');
      }
      if (change.kind === 'correct' && !isOut) {
        return fail('not-now', 'Its day has not come: publish another in its place.');
      }
      if (change.kind === 'correct' && reason === '') {
        return fail('no-reason', 'Say in a sentence what was wrong: players read it.');
      }
      const { hash } = change;
      if (hash === undefined || hash === now.hashes[now.version - 1]) {
        return fail('nothing-new', 'This is the puzzle that is there already.');
      }
      const known = now.hashes.indexOf(hash);
      const hashes = known < 0 ? [...now.hashes, hash] : now.hashes;
      if (hashes.length > MAX_VERSIONS) {
        return fail('too-many', `A puzzle has at most ${MAX_VERSIONS} versions.`);
      }
      const version = known < 0 ? hashes.length : known + 1;
      const state = change.kind === 'publish' ? 'published' : 'corrected';
      return ok({ version, hashes, state, reason, revision });
    }
    case 'hold':
      if (now.state === 'held') return fail('nothing-new', 'It is held already.');
      return ok({ ...away, state: 'held', reason });
    case 'withdraw':
      if (now.state === 'withdrawn') return fail('nothing-new', 'It is withdrawn already.');
      if (!isOut) return fail('not-now', 'Its day has not come: hold it, or publish another.');
      if (reason === '') return fail('no-reason', 'Say in a sentence why: players read it.');
      return ok({ ...away, state: 'withdrawn', reason });
    case 'release': {
      if (!isAway(listing)) return fail('not-now', 'It is neither held nor withdrawn.');
      const { version, hashes, told } = away;
      return ok({ version, hashes, state: told.state, reason: reason || told.reason, revision });
    }
    case 'undo': {
      if (listing === null) return fail('not-now', 'Nothing was changed yet.');
      // An undo of an undo would swing between two listings for ever, and say of neither what it is.
      if (last === 'undo') {
        return fail('not-now', 'The last change was taken back already. Choose what players get.');
      }
      // Versions stay, whoever has begun one; only what is given out goes back.
      const { version, state, told, reason: words } = before ?? AS_PLANNED;
      // Another than on its day: the boards of both are to be seen.
      const isOther = isOut && version !== listing.version;
      const back = { state, reason: words };
      return ok({
        version,
        hashes: listing.hashes,
        ...(isOther ? asCorrected(back) : back),
        ...(told && { told: isOther ? asCorrected(told) : told }),
        revision,
      });
    }
  }
}

/** What was given out before its day was no correction then, and its reason none either. */
function asCorrected<Told extends Pick<Listing, 'state' | 'reason'>>(told: Told): Told {
  return told.state === 'published' ? { ...told, state: 'corrected', reason: '' } : told;
}

/** A puzzle that the desk has changed nothing of. */
const AS_PLANNED: Pick<Listing, 'version' | 'state' | 'reason' | 'told'> = {
  version: 1,
  state: 'published',
  reason: '',
};

/** How players are told of the version that is given out, or were before it was held or withdrawn. */
function toldBefore({ listing, before }: Standing): Told {
  const { state, reason } = listing ?? AS_PLANNED;
  if (!isAway(listing)) return { state, reason };
  if (listing?.told) return listing.told;
  // Listings older than `told`: take it from the previous change of the same version.
  const isTold = before !== null && before.version === listing?.version && !isAway(before);
  const { state: first, reason: words } = isTold ? before : AS_PLANNED;
  return { state: first, reason: words };
}
