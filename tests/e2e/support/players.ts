/**
 * Creates players, and reads and writes their documents in the database, bypassing the app and the
 * rules.
 */
import { randomUUID } from 'node:crypto';
import { EMULATOR_HOST, EMULATOR_PORTS } from '../../../src/firebase/emulators.ts';
import { decodeFields, encodeFields } from '../../../src/firebase/values.ts';
import type { GameId } from '../../../src/games/definitions.ts';
import type { Json } from '../../../src/lib/json.ts';
import { REGION } from '../../../src/protocol/callables.ts';
import { staffPath } from '../../../src/protocol/deskDocuments.ts';
import { heldPath } from '../../../src/protocol/leaderboard.ts';
import { TODAY } from './day.ts';
import type { Session } from './session.ts';

export const PROJECT = 'demo-crema';
export const AUTH = `http://${EMULATOR_HOST}:${EMULATOR_PORTS.auth}`;
export const FIRESTORE = `http://${EMULATOR_HOST}:${EMULATOR_PORTS.firestore}`;
export const FUNCTIONS = `http://${EMULATOR_HOST}:${EMULATOR_PORTS.functions}`;

export interface Player {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
}

const ACCOUNTS = `${AUTH}/identitytoolkit.googleapis.com/v1/accounts`;
const DOCUMENTS = `${FIRESTORE}/v1/projects/${PROJECT}/databases/(default)/documents`;
/** The emulators' token of who may do everything. */
const OWNER = 'owner';

/** Sends JSON to an emulator; its answer, or null where there is nothing to get. */
async function send<T>(
  method: string,
  url: string,
  token: string | null,
  body?: object,
): Promise<T | null> {
  const response = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (method === 'GET' && response.status === 404) return null;
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Creates an account through the Auth emulator. */
export async function newPlayer(email = `${randomUUID()}@example.com`): Promise<Player> {
  const password = 'flat white';
  const wanted = { email, password, returnSecureToken: true };
  const made = await send<{ localId: string }>('POST', `${ACCOUNTS}:signUp?key=any`, null, wanted);
  return { email, password, uid: made!.localId };
}

/** Signs in at the Auth emulator, without a page. */
export async function sessionOf({ email, password, uid }: Player): Promise<Session> {
  const url = `${ACCOUNTS}:signInWithPassword?key=any`;
  const given = { email, password, returnSecureToken: true };
  const { idToken, refreshToken } = (await send<Session>('POST', url, null, given))!;
  return { uid, email, idToken, refreshToken };
}

/** Calls a cloud function as the player, without a page. */
export async function callAs<T>(player: Player, name: string, data: object = {}): Promise<T> {
  const { idToken } = await sessionOf(player);
  const url = `${FUNCTIONS}/${PROJECT}/${REGION}/${name}`;
  const body = { data: { ...data, userId: player.uid } };
  return (await send<{ result: T }>('POST', url, idToken, body))!.result;
}

/** Reads a document of the database; null if there is none. Bypasses the rules. */
export async function stored(path: string): Promise<Record<string, unknown> | null> {
  const found = await send<{ fields?: unknown }>('GET', `${DOCUMENTS}/${path}`, OWNER);
  return found && decodeFields(found.fields);
}

export const profileOf = (player: Player) => stored(`users/${player.uid}`);
export const entryOf = (player: Player, id = TODAY, game: GameId = 'sudoku-shift') =>
  stored(`leaderboards/${game}/puzzles/${id}/entries/${player.uid}`);
/**
 * The document of the player's result if the server holds it back, because it was played faster
 * than humanly possible.
 */
export const heldOf = (player: Player, id: string, game: GameId) =>
  stored(heldPath(game, id, player.uid));

/** Writes a document into the database, bypassing the rules. */
export async function store(path: string, fields: object): Promise<void> {
  const encoded = encodeFields(fields as { readonly [key: string]: Json });
  await send('PATCH', `${DOCUMENTS}/${path}`, OWNER, { fields: encoded });
}

/** Creates a staff account as `npm run staff -- grant` does. */
export async function newEditor(): Promise<Player> {
  const editor = await newPlayer();
  const url = `${AUTH}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`;
  const customAttributes = JSON.stringify({ staff: true });
  await send('POST', url, OWNER, { localId: editor.uid, emailVerified: true, customAttributes });
  await store(staffPath(editor.uid), { email: editor.email });
  return editor;
}
