/**
 * Saves a player's public name and avatar, and updates the player's leaderboard entries. The values
 * in the profile win over the sent ones: concurrent saves from two devices end with the profile's
 * values everywhere.
 */
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '../../src/daily/date.ts';
import type { UpsertUserReply } from '../../src/protocol/callables.ts';
import { LEADERBOARD_USERS } from '../../src/protocol/leaderboard.ts';
import { type LeaderboardInfo, parseInfo } from '../../src/protocol/leaderboardInfo.ts';
import { ServerError } from '../../src/protocol/status.ts';
import { refuseUninvited } from './acceptInvitation.ts';
import { changeListed } from './best.ts';
import { accountDeleted, deletedPath } from './deleted.ts';
import { entriesOf } from './entries.ts';
import { INFO_FIELDS, infoOf, showsInfo } from './info.ts';
import { showInfoAtTables } from './tables/memberTables.ts';

/**
 * A change rewrites every entry of a player and the leaderboards that list the player: thousands of
 * writes after some years.
 */
const MOST_CHANGES_A_DAY = 10;

/** Entries updated in one transaction, which stays well below 500 writes. */
const ENTRIES_AT_ONCE = 200;

/** `leaderboardUsers/{uid}`, read only by the functions. */
interface PlayerDocument extends LeaderboardInfo {
  /** Rises with every change of name or avatar. */
  readonly revision: number;
  /** The latest revision that was written to every entry. */
  readonly published: number;
  /** Epoch ms: start of the day in which `changes` were made. */
  readonly dayBegan: number;
  readonly changes: number;
}

/**
 * Throws a `ServerError`: `invalid-argument` for a name or avatar that players cannot choose,
 * `resource-exhausted` after too many changes, `unauthenticated` for a deleted account,
 * `permission-denied` for one that a closed site has not let in. Saving unchanged values writes nothing.
 *
 * @param at epoch ms.
 */
export async function upsertLeaderboardUser(
  database: Firestore,
  uid: string,
  data: Readonly<Record<string, unknown>>,
  at: number,
): Promise<UpsertUserReply> {
  const parsed = parseInfo(data);
  if (!parsed.ok) throw new ServerError('invalid-argument', parsed.problem.message);
  const player = database.doc(`${LEADERBOARD_USERS}/${uid}`);
  // Save first: a concurrently created entry has either read the saved name, or is found below.
  const saved = await save(database, uid, parsed.value, at);
  const { revision } = saved;
  if (saved.published === revision) return { entries: 0 };
  const found = await entriesOf(database, uid, INFO_FIELDS);
  const others = found.filter((entry) => !showsInfo(entry, saved)).map(({ ref }) => ref);
  let entries = 0;
  for (let i = 0; i < others.length; i += ENTRIES_AT_ONCE) {
    entries += await publish(database, player, others.slice(i, i + ENTRIES_AT_ONCE));
  }
  // Change the boards after the entries: later sums read the new name from the entries.
  const now = infoOf(await player.get());
  if (now !== null) {
    await changeListed(database, uid, now);
    await showInfoAtTables(database, uid, now);
  }
  await database.runTransaction(async (transaction) => {
    const now = await transaction.get(player);
    if (now.get('revision') === revision) transaction.update(player, { published: revision });
  });
  return { entries };
}

/**
 * Stores the player's new name and avatar; `revision` exceeds `published` until all entries have
 * them.
 */
function save(
  database: Firestore,
  uid: string,
  sent: LeaderboardInfo,
  at: number,
): Promise<PlayerDocument> {
  const player = database.doc(`${LEADERBOARD_USERS}/${uid}`);
  return database.runTransaction(async (transaction) => {
    const [mark, saved, profile] = await transaction.getAll(
      database.doc(deletedPath(uid)),
      player,
      database.doc(`users/${uid}`),
      { fieldMask: [...INFO_FIELDS, 'revision', 'published', 'dayBegan', 'changes'] },
    );
    if (mark?.exists) throw accountDeleted();
    if (!profile?.exists) await refuseUninvited(database, transaction, uid);
    const info = infoOf(profile) ?? sent;
    const before = (saved?.data() ?? {}) as Partial<PlayerDocument>;
    const isNew = infoOf(saved) === null;
    const { revision = 0, published = 0, dayBegan = null, changes = 0 } = before;
    if (showsInfo(saved, info)) {
      return { ...info, revision, published, dayBegan: dayBegan ?? at, changes };
    }
    const isNewDay = dayBegan === null || at - dayBegan >= DAY_MS;
    const soFar = isNewDay ? 0 : changes;
    if (soFar >= MOST_CHANGES_A_DAY) {
      throw new ServerError(
        'resource-exhausted',
        'You’ve reached today’s limit for name and avatar changes. Try again tomorrow.',
      );
    }
    const document: PlayerDocument = {
      ...info,
      revision: revision + 1,
      published,
      dayBegan: isNewDay ? at : dayBegan,
      changes: isNew ? 0 : soFar + 1,
    };
    // The document also holds the player's tables.
    transaction.set(player, document, { merge: true });
    return document;
  });
}

/**
 * Writes the player's current name and avatar, perhaps newer than this call's, to the entries: the
 * last of several concurrent calls leaves the last saved values.
 */
function publish(
  database: Firestore,
  player: DocumentReference,
  places: readonly DocumentReference[],
): Promise<number> {
  return database.runTransaction(async (transaction) => {
    const [now, ...entries] = await transaction.getAll(player, ...places, {
      fieldMask: [...INFO_FIELDS],
    });
    const info = infoOf(now);
    // The player was deleted concurrently.
    if (info === null) return 0;
    const others = entries.filter((entry) => entry.exists && !showsInfo(entry, info));
    for (const { ref } of others) transaction.update(ref, { ...info });
    return others.length;
  });
}
