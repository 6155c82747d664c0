/** The staff takes a player's entry off its leaderboard, and puts it back. */
import { getAuth } from 'firebase-admin/auth';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../functions/src/deleteAccount.ts';
import { sweepCounts } from '../../../functions/src/sum.ts';
import { idFor } from '../../../src/daily/numbering.ts';
import { makeDesk } from '../../../src/firebase/desk.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import type { DecideEntryReply } from '../../../src/protocol/deskCallables.ts';
import { toolkitOf } from '../../../tools/games/index.ts';
import { playById } from '../../../tools/plays.ts';
import { auditOf, deskWithEditor } from '../support/desk.ts';
import { keep, send, verdictIn } from '../support/finishers.ts';
import { database, type Editor, newPlayer, stranger } from '../support/players.ts';
import { INFO } from '../support/profiles.ts';

const db = database();
const GAME = 'sudoku-shift';
/** The tests' puzzle: no other test plays the puzzle of this day. */
const ID = idFor(definitionOf(GAME).schedule, '2026-04-19');
const PUZZLE = `leaderboards/${GAME}/puzzles/${ID}`;
const { result, hash, log } = playById(toolkitOf(GAME), ID);
const played = { game: GAME, id: ID, result, play: { hash, log } } as const;
const rank = definitionOf(GAME).results.rank(result);

const NOW = Date.UTC(2026, 10, 23, 12);
let editor: Editor;
let player: string;
let count = 0;
deskWithEditor(async (made) => {
  editor = made;
  player = `entry-${process.pid}-${count++}`;
  await keep(player, result, GAME, ID);
  expect(verdictIn(await send(player, played, NOW))).toBe('checked');
}, PUZZLE);
afterEach(() => deleteAccount(db, getAuth(), player, NOW));

const decide = (decision: string, more: object = {}, who: Editor = editor) =>
  who.call<DecideEntryReply>('decideEntry', {
    ...{ userId: who.uid, game: GAME, board: ID, player, decision, note: 'By a solver.' },
    ...more,
  });
const get = async (path: string) => (await db.doc(`${PUZZLE}/${path}/${player}`).get()).data();
const board = async () => (await db.doc(PUZZLE).get()).data() ?? {};
const refused = (status: string) => expect.objectContaining({ code: `functions/${status}` });

it('is taken off at once, does not come back by itself, and is put back as it was', async () => {
  const before = await get('entries');
  const boardBefore = await board();
  expect(await decide('take-off')).toEqual({ decided: true });
  expect(await get('entries')).toBeUndefined();
  expect(await board()).toMatchObject({ players: 0, spread: {}, best: [], listedUids: [] });
  expect(await decide('take-off')).toEqual({ decided: false });
  // The player's app sends the removed result again.
  expect(verdictIn(await send(player, played, NOW))).toBe(
    'permission-denied: This result isn’t listed.',
  );
  expect(await decide('put-back', { note: 'It was not.' })).toEqual({ decided: true });
  expect(await get('entries')).toEqual(before);
  expect(await get('held')).toBeUndefined();
  const { players, spread, best } = boardBefore;
  expect(await board()).toMatchObject({ players, spread, best });
  expect(await decide('put-back')).toEqual({ decided: false });
  await sweepCounts(db);
  expect(await board()).toMatchObject({ players: 1 });
  const logged = (await auditOf(GAME, ID)).map(({ kind, note, player: of, playerName, uid }) => [
    kind,
    note,
    of,
    playerName,
    uid,
  ]);
  expect(logged).toEqual([
    ['take-off', 'By a solver.', player, INFO.leaderboardName, editor.uid],
    ['put-back', 'It was not.', player, INFO.leaderboardName, editor.uid],
  ]);
});

it('is seen at the desk with its moves, its name and whether it is listed', async () => {
  const desk = makeDesk(editor.connection);
  const own = async () => (await desk.readBestPlays()).plays.filter((one) => one.player === player);
  const seen = {
    ...{ game: GAME, board: ID, player, rank, log: JSON.stringify(log) },
    name: INFO.leaderboardName,
  };
  expect(await own()).toMatchObject([{ ...seen, place: 1, players: 1 }]);
  await decide('take-off');
  expect(await own()).toMatchObject([{ ...seen, place: null }]);
  await decide('put-back');
  expect(await own()).toMatchObject([{ ...seen, place: 1 }]);
});

it('is off the board also where the sum failed the first time', async () => {
  const before = await board();
  await decide('take-off');
  await db.doc(PUZZLE).set({ ...before, counting: 'settled' });
  expect(await decide('take-off')).toEqual({ decided: false });
  expect(await board()).toMatchObject({ players: 0, best: [] });
});

describe('not', () => {
  it('by a player, or somebody signed out', async () => {
    const other = await newPlayer();
    await expect(
      other.call('decideEntry', { userId: other.uid, game: GAME, board: ID, player }),
    ).rejects.toEqual(refused('permission-denied'));
    await expect(stranger().call('decideEntry', {})).rejects.toEqual(refused('unauthenticated'));
    expect(await get('entries')).toBeDefined();
  });

  it('for a result that the desk has refused', async () => {
    await db.doc(`${PUZZLE}/entries/${player}`).delete();
    await db.doc(`${PUZZLE}/held/${player}`).set({ uid: player, rank, refused: true });
    expect(await decide('put-back')).toEqual({ decided: false });
  });
});
