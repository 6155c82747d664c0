/**
 * Challenges that came with links. Each is an entry of meta of its own, so that windows which take one
 * at the same time lose none; its value is when its link was last opened. See `Storage` in port.ts.
 */
import { DAY_MS } from '../daily/date.ts';
import type { PuzzleName } from '../games/definitions.ts';
import { puzzleKey } from './keys.ts';
import type { Storage } from './port.ts';
import type { TableStore, TableTransaction } from './tableStore.ts';

const CHALLENGES = 'challenge/';
const KEPT_MS = 14 * DAY_MS;

const prefixOf = ({ game, id }: PuzzleName) => `${CHALLENGES}${puzzleKey(game, id)}/`;

/** Keys of the entries with this prefix that are old at that time, or that are not. */
async function challengeKeys(
  tx: TableTransaction,
  prefix: string,
  at: number,
  which: 'old' | 'kept',
): Promise<readonly string[]> {
  const keys = (await tx.keys('meta')).filter((key) => key.startsWith(prefix));
  const opened = await Promise.all(keys.map((key) => tx.get('meta', key)));
  // A clock that was set back must not keep one for years.
  const isKept = (i: number) => Math.abs(at - Number(opened[i])) <= KEPT_MS;
  return keys.filter((_, i) => isKept(i) === (which === 'kept'));
}

export const oldChallenges = (tx: TableTransaction, at: number) =>
  challengeKeys(tx, CHALLENGES, at, 'old');

export function challengesPart(store: TableStore) {
  return {
    takeChallenge: (puzzle, code, at) =>
      store.transaction({ mode: 'write', tables: ['meta'] }, (tx) =>
        tx.put('meta', [[prefixOf(puzzle) + code, at]]),
      ),

    async readChallenges(puzzle, at) {
      const prefix = prefixOf(puzzle);
      const keys = await store.transaction({ mode: 'read', tables: ['meta'] }, (tx) =>
        challengeKeys(tx, prefix, at, 'kept'),
      );
      return keys.map((key) => key.slice(prefix.length));
    },
  } satisfies Partial<Storage>;
}
