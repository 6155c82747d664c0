/**
 * Challenges that came with links (src/protocol/challenge.ts). Each is an entry of meta of its own, so
 * that windows which take one at the same time lose none; its value is when its link was last opened.
 */
import { DAY_MS } from '../daily/date.ts';
import type { PuzzleName } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { entriesOf } from './account.ts';
import { puzzleKey } from './keys.ts';
import type { Storage } from './port.ts';
import type { TableTransaction } from './tableStore.ts';

const CHALLENGES = 'challenge/';
const KEPT_MS = 14 * DAY_MS;

const keyOf = ({ game, id }: PuzzleName, code = '') =>
  `${CHALLENGES}${puzzleKey(game, id)}/${code}`;

// A clock that was set back must not keep one for years.
const isOld = (opened: Json, at: number) => !(Math.abs(at - Number(opened)) <= KEPT_MS);

/** @param at epoch ms. */
export const takeChallenge = (
  storage: Pick<Storage, 'putMeta'>,
  puzzle: PuzzleName,
  code: string,
  at: number,
): Promise<void> => storage.putMeta(keyOf(puzzle, code), at);

/** The codes of a puzzle's challenges. */
export async function readChallenges(
  storage: Pick<Storage, 'listMeta'>,
  puzzle: PuzzleName,
  at: number,
): Promise<readonly string[]> {
  const prefix = keyOf(puzzle);
  const found = await storage.listMeta(prefix);
  return found.flatMap(([key, opened]) => (isOld(opened, at) ? [] : [key.slice(prefix.length)]));
}

/** Keys of the challenges to drop. */
export const oldChallenges = async (tx: TableTransaction, at: number): Promise<readonly string[]> =>
  (await entriesOf(tx, CHALLENGES)).flatMap(([key, opened]) => (isOld(opened, at) ? [key] : []));
