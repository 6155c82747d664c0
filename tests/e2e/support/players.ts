/** Players and what is stored of them, past the app and past the rules. */
import { randomUUID } from 'node:crypto';
import { EMULATOR_HOST, EMULATOR_PORTS } from '../../../src/firebase/emulators.ts';
import { decodeFields } from '../../../src/firebase/values.ts';
import type { GameId } from '../../../src/games/definitions.ts';
import { TODAY } from './day.ts';

export const PROJECT = 'demo-crema';
export const AUTH = `http://${EMULATOR_HOST}:${EMULATOR_PORTS.auth}`;
export const FIRESTORE = `http://${EMULATOR_HOST}:${EMULATOR_PORTS.firestore}`;
export const FUNCTIONS = `http://${EMULATOR_HOST}:${EMULATOR_PORTS.functions}`;

export interface Player {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
}

/** Makes an account past the app. */
export async function newPlayer(): Promise<Player> {
  const email = `${randomUUID()}@example.com`;
  const password = 'flat white';
  const response = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { localId } = (await response.json()) as { localId: string };
  return { email, password, uid: localId };
}

/** The stored document, or null; past the rules. */
export async function stored(path: string): Promise<Record<string, unknown> | null> {
  const response = await fetch(
    `${FIRESTORE}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`,
    { headers: { Authorization: 'Bearer owner' } },
  );
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return decodeFields(((await response.json()) as { fields?: unknown }).fields);
}

export const profileOf = (player: Player) => stored(`users/${player.uid}`);
export const entryOf = (player: Player, id = TODAY, game: GameId = 'sudoku-shift') =>
  stored(`leaderboards/${game}/puzzles/${id}/entries/${player.uid}`);
