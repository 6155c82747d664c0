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

/** Creates an account through the Auth emulator. */
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

/** Signs in at the Auth emulator, without a page. */
export async function sessionOf({ email, password, uid }: Player): Promise<Session> {
  const response = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`${email}: ${response.status} ${await response.text()}`);
  const { idToken, refreshToken } = (await response.json()) as Session;
  return { uid, email, idToken, refreshToken };
}

/** Calls a cloud function as the player, without a page. */
export async function callAs(player: Player, name: string, data: object = {}): Promise<void> {
  const { idToken } = await sessionOf(player);
  const response = await fetch(`${FUNCTIONS}/${PROJECT}/${REGION}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data: { ...data, userId: player.uid } }),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
}

/** Reads a document of the database; null if there is none. Bypasses the rules. */
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
/**
 * The document of the player's result if the server holds it back, because it was played faster
 * than humanly possible.
 */
export const heldOf = (player: Player, id: string, game: GameId) =>
  stored(heldPath(game, id, player.uid));

/** Writes a document into the database, bypassing the rules. */
export async function store(path: string, fields: Record<string, unknown>): Promise<void> {
  const response = await fetch(
    `${FIRESTORE}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`,
    {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ fields: encodeFields(fields as { readonly [key: string]: Json }) }),
    },
  );
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Gives the account the staff claim and a verified e-mail address, or takes both away. */
async function claimStaff({ uid }: Player, staff: boolean): Promise<void> {
  const response = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        localId: uid,
        emailVerified: true,
        customAttributes: JSON.stringify(staff ? { staff: true } : {}),
      }),
    },
  );
  if (!response.ok) throw new Error(`${uid}: ${response.status} ${await response.text()}`);
}

/** Creates a staff account as `npm run staff -- grant` does. */
export async function newEditor(): Promise<Player> {
  const editor = await newPlayer();
  await claimStaff(editor, true);
  await store(staffPath(editor.uid), { email: editor.email });
  return editor;
}

/**
 * Takes the account's staff rights away as `npm run staff -- revoke` does, except that its session
 * continues with the old token.
 */
export async function revokeStaff(editor: Player): Promise<void> {
  await claimStaff(editor, false);
  const response = await fetch(
    `${FIRESTORE}/v1/projects/${PROJECT}/databases/(default)/documents/${staffPath(editor.uid)}`,
    { method: 'DELETE', headers: { Authorization: 'Bearer owner' } },
  );
  if (!response.ok) throw new Error(`${editor.uid}: ${response.status}`);
}
