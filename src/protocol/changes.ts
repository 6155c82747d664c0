/**
 * The changes that the desk can make to a puzzle, shared by the desk's pages and the server's
 * functions. Pure: the functions run `nextListing` in their transaction, the pages run it to
 * preview a button.
 */
import { fail, ok, type Result } from '../lib/result.ts';
import { type Listing, MAX_REASON, MAX_VERSIONS, type PlayerNotice } from './listing.ts';

/** `undo` reverts the last change, once. `release` ends a hold or a withdrawal. */
export const CHANGE_KINDS = ['publish', 'correct', 'hold', 'withdraw', 'release', 'undo'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  readonly kind: ChangeKind;
  /** Shown to players; required for `correct` and `withdraw`. */
  readonly reason: string;
  /** Hash of the puzzle's new version; for `publish` and `correct`. */
  readonly hash?: string;
}

/** The state of a puzzle that `nextListing` depends on. */
export interface Standing {
  /** The puzzle's listing; null where the desk has changed nothing yet. */
  readonly listing: Listing | null;
  /** The listing before the last change; null if that was the first. */
  readonly before: Listing | null;
  /** The kind of the last change; null where there was none, or it is unknown. */
  readonly last: ChangeKind | null;
  /** Hash of the pack's puzzle. */
  readonly packHash: string;
  /** Whether the puzzle's day has begun anywhere on earth. */
  readonly isOut: boolean;
}

/** Shown to an editor when another editor's change came first; callers append what to do next. */
export const CHANGED_MEANWHILE = 'Someone has changed this puzzle since you opened it.';

export type ChangeProblem = 'not-now' | 'no-reason' | 'nothing-new' | 'too-many';

/** The listing after a change, or a sentence saying why the change is not possible. */
export function nextListing(standing: Standing, change: Change): Result<Listing, ChangeProblem> {
  const { listing, isOut } = standing;
  const next = changed(standing, change);
  if (!next.ok) return next;
  const wasAway = listing?.excused === true || (isOut && isAway(listing));
  return ok({ ...next.value, excused: wasAway || (isOut && isAway(next.value)) });
}

/**
 * Whether the puzzle is held (not available to all) or withdrawn (not ranked), so that not
 * finishing it ends no streak.
 */
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
    return fail('no-reason', `The reason can have at most ${MAX_REASON} characters.`);
  }
  switch (change.kind) {
    case 'publish':
    case 'correct': {
      if (change.kind === 'publish' && isOut) {
        return fail('not-now', 'This puzzle is already out, so any change counts as a correction.');
      }
      if (change.kind === 'correct' && !isOut) {
        return fail('not-now', 'This puzzle is not out yet. Publish another one instead.');
      }
      if (change.kind === 'correct' && reason === '') {
        return fail('no-reason', 'Say in a sentence what was wrong. Players will see it.');
      }
      const { hash } = change;
      if (hash === undefined || hash === now.hashes[now.version - 1]) {
        return fail('nothing-new', 'This is already the current puzzle.');
      }
      const known = now.hashes.indexOf(hash);
      const hashes = known < 0 ? [...now.hashes, hash] : now.hashes;
      if (hashes.length > MAX_VERSIONS) {
        return fail('too-many', `A puzzle can have at most ${MAX_VERSIONS} versions.`);
      }
      const version = known < 0 ? hashes.length : known + 1;
      const state = change.kind === 'publish' ? 'published' : 'corrected';
      return ok({ version, hashes, state, reason, revision });
    }
    case 'hold':
      if (now.state === 'held') return fail('nothing-new', 'This puzzle is already on hold.');
      return ok({ ...away, state: 'held', reason });
    case 'withdraw':
      if (now.state === 'withdrawn')
        return fail('nothing-new', 'This puzzle is already withdrawn.');
      if (!isOut)
        return fail('not-now', 'This puzzle is not out yet. Hold it, or publish another one.');
      if (reason === '') return fail('no-reason', 'Say in a sentence why. Players will see it.');
      return ok({ ...away, state: 'withdrawn', reason });
    case 'release': {
      if (!isAway(listing)) return fail('not-now', 'This puzzle is neither on hold nor withdrawn.');
      const { version, hashes, told } = away;
      return ok({ version, hashes, state: told.state, reason: reason || told.reason, revision });
    }
    case 'undo': {
      if (listing === null) return fail('not-now', 'Nothing has been changed yet.');
      // The log of changes is kept for two years: without it the listing before is unknown.
      if (last === null) {
        return fail('not-now', 'That change is too old to undo. Choose what players get.');
      }
      // Undoing an undo would toggle between the same two listings for ever.
      if (last === 'undo') {
        return fail('not-now', 'The last change has already been undone. Choose what players get.');
      }
      // Keep the hashes of all versions, as players may have begun any version; only the version
      // that players get goes back.
      const { version, state, told, reason: words } = before ?? AS_PLANNED;
      // After its day has begun, the puzzle goes back to another version: `corrected` keeps the
      // leaderboards of both versions visible.
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

/**
 * Turns the state `published` into `corrected`, and drops the reason: it was given for a
 * publication.
 */
function asCorrected<Notice extends PlayerNotice>(told: Notice): Notice {
  return told.state === 'published' ? { ...told, state: 'corrected', reason: '' } : told;
}

/** The listing of a puzzle that the desk has not changed. */
const AS_PLANNED: Pick<Listing, 'version' | 'state' | 'reason' | 'told'> = {
  version: 1,
  state: 'published',
  reason: '',
};

/**
 * The state and reason shown to players for the current version; while the puzzle is held or
 * withdrawn, those shown before.
 */
function toldBefore({ listing, before }: Standing): PlayerNotice {
  const { state, reason } = listing ?? AS_PLANNED;
  if (!isAway(listing)) return { state, reason };
  if (listing?.told) return listing.told;
  // Older listings lack `told`: take state and reason from the listing before the last change, if
  // it has the same version.
  const isTold = before !== null && before.version === listing?.version && !isAway(before);
  const { state: first, reason: words } = isTold ? before : AS_PLANNED;
  return { state: first, reason: words };
}
