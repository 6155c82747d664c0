/** Joins tables by their codes, now or as soon as there is a network and an account. */
import { getDefaultStore } from 'jotai';
import { serverErrorOf } from '../../firebase/serverErrors.ts';
import { remedyFor } from '../../protocol/status.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import { sendEach } from '../../sync/sendEach.ts';
import {
  JOINS,
  type Join,
  waitingJoins,
  withAnswer,
  withJoin,
  withoutJoin,
} from '../../tables/joins.ts';
import { SEEN_TABLES } from '../../tables/seen.ts';
import { changeEntry } from '../background/changeEntry.ts';
import { type JoinNews, joinNewsAtom } from '../background/joinNews.ts';
import { storage } from '../device/storage.ts';
import { changeOnServer, refreshTables } from './tablesState.ts';

const change = (how: (joins: readonly Join[]) => readonly Join[]) => changeEntry(JOINS, how);

/** Stores the wish to join, and tries at once. Resolves once it is stored. */
export async function joinTable(code: string): Promise<void> {
  await change((joins) => withJoin(joins, code));
  sendJoins()
    .then(tellJoins)
    .catch(() => {});
}

/** Tells the player of a join, unless the page of its link does. */
export async function tellJoins(): Promise<void> {
  getDefaultStore().set(joinNewsAtom, await readJoinNews());
}

/** Forgets a join, whether it waits or was answered. */
export const forgetJoin = (code: string): Promise<void> =>
  change((joins) => withoutJoin(joins, code));

/** The first answer that the player has not seen, or a seat that waits for an account. */
async function readJoinNews(): Promise<JoinNews | null> {
  const opened = await storage();
  const [account, joins, seen] = await Promise.all([
    opened.readAccount(),
    readEntry(opened, JOINS),
    readEntry(opened, SEEN_TABLES),
  ]);
  for (const { code, answer } of joins) {
    if (location.pathname === `/join/${code}`) continue;
    if (answer === undefined) {
      if (account !== null) continue;
      const words = 'We’ve kept the table’s code. Sign in to join the table.';
      return { code, words, kind: 'waiting' };
    }
    if ('problem' in answer) {
      const words = `You couldn’t join the table with the code ${code}. ${answer.problem}`;
      return { code, words, kind: 'refused' };
    }
    const table = seen?.tables.find(({ id }) => id === answer.table)?.table;
    // The player has been removed meanwhile, or has left on another device.
    if (table === undefined) continue;
    return { code, words: `You’ve joined ${table.name}.`, kind: 'joined' };
  }
  return null;
}

/**
 * Sends the waiting joins of the signed-in account. Rejects when the server cannot be reached or
 * fails; they stay then.
 */
export async function sendJoins(): Promise<void> {
  if (!navigator.onLine) return;
  const opened = await storage();
  if ((await opened.readAccount()) === null) return;
  const waiting = waitingJoins(await readEntry(opened, JOINS));
  const tables = new Map<string, string>();
  await sendEach(
    waiting,
    async ({ code }) => {
      tables.set(code, await changeOnServer({ kind: 'join', code }));
    },
    async ({ code }, fate, error) => {
      const table = tables.get(code);
      if (table !== undefined) {
        // The page of the table opens with the answer, and needs the copy by then.
        await refreshTables();
        await change((joins) => withAnswer(joins, code, { table }));
      } else if (fate === 'refused') {
        const problem = serverErrorOf(error).message;
        await change((joins) => withAnswer(joins, code, { problem }));
      }
    },
    // Further tries of wrong codes would be refused for an hour: the player is told.
    (status) => remedyFor(status) === 'refused' || status === 'resource-exhausted',
  );
}
