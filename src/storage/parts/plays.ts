/** Plays of finished puzzles on their way between the account's devices. See `Storage` in ../port.ts. */
import { dateOf } from '../../daily/numbering.ts';
import { definitionOf, GAME_IDS } from '../../games/definitions.ts';
import {
  bringBackPlays,
  hasLeftPlays,
  mergePlays,
  partsOf,
  readSentPlays,
  unsentPlays,
} from '../keptPlays.ts';
import { puzzleKey, SENT_PLAYS } from '../keys.ts';
import type { KeptPlay } from '../monthOfPlays.ts';
import { ofAccount } from '../ofAccount.ts';
import type { Storage } from '../port.ts';
import { completeRows } from '../purge.ts';
import type { TableTransaction } from '../tableStore.ts';
import { RESULT_TABLES } from '../tables.ts';
import type { Base } from './base.ts';

type Lacking = Awaited<ReturnType<Storage['readLackingPlays']>>[number];

const TABLES = [...RESULT_TABLES, 'plays', 'meta'] as const;

export function playsPart({
  store,
}: Base): Pick<Storage, 'readUnsentPlays' | 'markPlaysSent' | 'takePlays' | 'readLackingPlays'> {
  const read = { mode: 'read', tables: TABLES } as const;
  const write = { mode: 'write', tables: TABLES } as const;

  /** Notes what the server has of these plays. */
  async function note(tx: TableTransaction, plays: readonly KeptPlay[]): Promise<void> {
    if (plays.length === 0) return;
    const sent = plays.map((play) => [puzzleKey(play.game, play.id), partsOf(play)] as const);
    const all = { ...(await readSentPlays(tx)), ...Object.fromEntries(sent) };
    await tx.put('meta', [[SENT_PLAYS, all]]);
  }

  return {
    readUnsentPlays: async (uid) => {
      const hasLeft = await ofAccount(store, read, uid, false, (tx) => hasLeftPlays(tx, uid));
      if (hasLeft) await ofAccount(store, write, uid, undefined, (tx) => bringBackPlays(tx, uid));
      return ofAccount(store, read, uid, [], unsentPlays);
    },

    markPlaysSent: (uid, plays) => ofAccount(store, write, uid, undefined, (tx) => note(tx, plays)),

    takePlays: (uid, plays) =>
      ofAccount(store, write, uid, undefined, async (tx) => note(tx, await mergePlays(tx, plays))),

    readLackingPlays: (uid, since) =>
      ofAccount(store, read, uid, [], async (tx) => {
        const played = new Set(await tx.keys('plays'));
        const lacking: Lacking[] = [];
        for (const game of GAME_IDS) {
          const { schedule } = definitionOf(game);
          for (const { id, hash } of await completeRows(tx, game)) {
            const isLacking = hash === undefined || !played.has(puzzleKey(game, id));
            if (isLacking && dateOf(schedule, id) >= since) lacking.push({ game, id });
          }
        }
        return lacking;
      }),
  };
}
