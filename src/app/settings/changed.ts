/** Settings and tutorials of this device, with the names of those that its account lacks. */
import { GAME_IDS, type GameId } from '../../games/definitions.ts';
import type { ChangedName } from '../../settings/account.ts';
import { SETTING_NAMES } from '../../settings/settings.ts';
import { CHANGED_SETTINGS_KEY, TRIED_KEY } from '../../storage/keys.ts';
import { playerStore } from '../device/player.ts';

const NAMES: readonly ChangedName[] = [...SETTING_NAMES, 'tried'];

function readWords<Word extends string>(key: string, known: readonly Word[]): readonly Word[] {
  const stored = playerStore.getItem(key)?.split(' ') ?? [];
  return known.filter((word) => stored.includes(word));
}

function writeWords(key: string, words: readonly string[]): void {
  if (words.length === 0) playerStore.removeItem(key);
  else playerStore.setItem(key, words.join(' '));
}

export const readChanged = () => readWords(CHANGED_SETTINGS_KEY, NAMES);

export const writeChanged = (names: readonly ChangedName[]): void =>
  writeWords(CHANGED_SETTINGS_KEY, names);

export function noteChanged(names: readonly ChangedName[]): void {
  if (names.length > 0) writeChanged([...new Set([...readChanged(), ...names])]);
}

/** Games whose tutorial board was tried or skipped. */
export const readTried = () => readWords(TRIED_KEY, GAME_IDS);

export const writeTried = (games: readonly GameId[]): void => writeWords(TRIED_KEY, games);

export function addTried(game: GameId): void {
  const tried = readTried();
  if (tried.includes(game)) return;
  noteChanged(['tried']);
  writeTried([...tried, game]);
}
