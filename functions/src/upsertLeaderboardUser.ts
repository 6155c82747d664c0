/**
 * Saves how a player appears on the leaderboards, and changes it where they stand already. The
 * profile is right: saves from two devices at once end with what the profile has, everywhere.
 */
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { type LeaderboardInfo, parseInfo } from '../../src/account/leaderboardInfo.ts';
import { DAY_MS } from '../../src/daily/date.ts';
import { LEADERBOARD_USERS } from '../../src/leaderboard/paths.ts';
import type { UpsertUserReply } from '../../src/sync/callables.ts';
import { ServerError } from '../../src/sync/status.ts';
import { changeListed } from './best.ts';
import { accountDeleted, deletedPath } from './deleted.ts';
import { entriesOf } from './entries.ts';
import { INFO_FIELDS, infoOf, showsInfo } from './info.ts';

/** A change rewrites every entry of a player and the boards that list them, thousands after some years. */
const MOST_CHANGES_A_DAY = 10;

/** A transaction stays well below 500 writes. */
const ENTRIES_AT_ONCE = 200;

/** `leaderboardUsers/{uid}`, which nobody reads but the functions. */
interface PlayerDocument extends LeaderboardInfo {
  /** Goes up with every change. */
  readonly revision: number;
  /** The latest revision that every entry has got. */
  readonly published: number;
  /** Epoch ms: when the day began in which there have been that many changes. */
  readonly dayBegan: number;
  readonly changes: number;
}

/**
 * Throws a `ServerError`: `invalid-argument` when name or avatar are not from the lists,
 * `resource-exhausted` when they were changed too often, `unauthenticated` for an account that was
 * deleted. Saving what is saved already writes nothing.
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
  // First: an entry that is made meanwhile has read either this or is found below.
  const saved = await save(database, uid, parsed.value, at);
  const { revision } = saved;
  if (saved.published === revision) return { entries: 0 };
  const found = await entriesOf(database, uid, INFO_FIELDS);
  const others = found.filter((entry) => !showsInfo(entry, saved)).map(({ ref }) => ref);
  let entries = 0;
  for (let i = 0; i < others.length; i += ENTRIES_AT_ONCE) {
    entries += await publish(database, player, others.slice(i, i + ENTRIES_AT_ONCE));
  }
  // After the entries: a sum that is made from now on has the new name by itself.
  const now = infoOf(await player.get());
  if (now !== null) await changeListed(database, uid, now);
  await database.runTransaction(async (transaction) => {
    const now = await transaction.get(player);
    if (now.get('revision') === revision) transaction.update(player, { published: revision });
  });
  return { entries };
}

/** Notes what the player is called from now on; what comes of it has `revision` behind `published`. */
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
    const info = infoOf(profile) ?? sent;
    const before = (saved?.data() ?? {}) as Partial<PlayerDocument>;
    const isNew = infoOf(saved) === null;
    const { revision = 0, published = 0, dayBegan = null, changes = 0 } = before;
    if (showsInfo(saved, info)) {
      return { ...info, revision, published, dayBegan: dayBegan ?? at, changes };
    }
    // Rows of an earlier build count by the hour, and have no day.
    const isNewDay = dayBegan === null || at - dayBegan >= DAY_MS;
    const soFar = isNewDay ? 0 : changes;
    if (soFar >= MOST_CHANGES_A_DAY) {
      throw new ServerError(
        'resource-exhausted',
        'You have changed name and avatar often today. Please try again tomorrow.',
      );
    }
    const document: PlayerDocument = {
      ...info,
      revision: revision + 1,
      published,
      dayBegan: isNewDay ? at : dayBegan,
      changes: isNew ? 0 : soFar + 1,
    };
    transaction.set(player, document);
    return document;
  });
}

/**
 * Gives those entries what the player is called now, which may be more than this call knows: so the
 * last of several calls leaves what the last save has saved.
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
    // Deleted meanwhile.
    if (info === null) return 0;
    const others = entries.filter((entry) => entry.exists && !showsInfo(entry, info));
    for (const { ref } of others) transaction.update(ref, { ...info });
    return others.length;
  });
}
