/**
 * The function `changePuzzle`, by which an editor changes a published puzzle, on the emulators:
 * permissions, effects, and atomicity.
 */
import { signInWithEmailAndPassword } from 'firebase/auth';
import { getAuth } from 'firebase-admin/auth';
import type { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { changePuzzle } from '../../../functions/src/desk/changePuzzle.ts';
import { proveApart } from '../../../functions/src/desk/proveApart.ts';
import { addDays, civilDateOf, DAY_MS } from '../../../src/daily/date.ts';
import { idFor } from '../../../src/daily/numbering.ts';
import { definitionOf, GAME_IDS, type GameId } from '../../../src/games/definitions.ts';
import type { ChangePuzzleReply } from '../../../src/protocol/deskCallables.ts';
import { staffPath } from '../../../src/protocol/deskDocuments.ts';
import { PUBLISHED_INDEX, puzzleOfVersion, versionPath } from '../../../src/protocol/versions.ts';
import {
  auditOf,
  borrowed,
  deskWithEditor,
  hashIn,
  indexIn,
  jsonOf,
  listingIn,
  packHash,
  tokenOf,
} from '../support/desk.ts';
import { database, type Editor, newEditor, newPlayer, stranger } from '../support/players.ts';

const db = database();
const NOW = Date.now();
const idIn = (game: GameId, days: number) =>
  idFor(definitionOf(game).schedule, addDays(civilDateOf(new Date(NOW)), days));

const GAME = 'sudoku-shift';
const ID = idIn(GAME, 20);
const PAST = idIn(GAME, -20);
const other = borrowed(GAME, ID, '100');
const third = borrowed(GAME, ID, '101');

let editor: Editor;
deskWithEditor((made) => {
  editor = made;
});

const request = (more: object = {}) => ({
  userId: editor.uid,
  game: GAME,
  id: ID,
  kind: 'publish',
  revision: 0,
  reason: '',
  note: 'Softer.',
  puzzle: jsonOf(GAME, other),
  ...more,
});
const call = (more?: object, who = editor) =>
  who.call<ChangePuzzleReply>('changePuzzle', { ...request(more), userId: who.uid });
/** The form of messages for editors, who are not programmers: no technical terms. */
const PLAIN = /^(?!.*\b(?:JSON|revision|packs?)\b)[A-Z].*\. \[\d+\]$/;
const refused = (status: string, message: RegExp = PLAIN) =>
  expect.objectContaining({
    code: `functions/${status}`,
    message: expect.stringMatching(message),
  });
async function expectUntouched() {
  expect(await listingIn(GAME, ID)).toBeUndefined();
  expect(await auditOf(GAME, ID)).toEqual([]);
}

describe('publishing', () => {
  it('writes version, listing and log at once', async () => {
    const listing = {
      version: 2,
      hashes: [packHash(GAME, ID), hashIn(GAME, other)],
      state: 'published',
      reason: '',
      excused: false,
      revision: 1,
    };
    expect(await call()).toEqual({ listing });
    expect(await listingIn(GAME, ID)).toEqual(listing);
    const version = (await db.doc(versionPath(GAME, ID, 2)).get()).data();
    expect(version).toMatchObject({ game: GAME, id: ID, version: 2, hash: hashIn(GAME, other) });
    expect(JSON.stringify(puzzleOfVersion(version, hashIn(GAME, other)))).toBe(jsonOf(GAME, other));
    const [{ at, until, ...entry } = {}, ...more] = await auditOf(GAME, ID);
    expect(more).toEqual([]);
    // Firestore deletes it after two years.
    const kept = (until as Timestamp).toMillis() - (at as Timestamp).toMillis();
    expect(kept).toBeCloseTo(730 * DAY_MS, -5);
    expect(entry).toEqual({
      ...{ uid: editor.uid, email: editor.email, game: GAME, id: ID, kind: 'publish' },
      ...{ reason: '', note: 'Softer.', before: null, after: listing },
    });
  });

  it.each(GAME_IDS)('a puzzle of %s', async (game) => {
    const id = idIn(game, 21);
    const from = game === 'yearly-daily' ? id : idIn(game, -30);
    const puzzle = borrowed(game, id, from);
    const sent = call({ game, id, puzzle: jsonOf(game, puzzle) });
    // Yearly Daily's board follows from the date, so no other puzzle can be published for a date.
    if (game === 'yearly-daily') {
      await expect(sent).rejects.toEqual(refused('invalid-argument', /already the current puzzle/));
    } else {
      expect((await sent).listing.hashes[1]).toBe(hashIn(game, puzzle));
    }
  });

  it('goes on, and back: versions stay, what is given out changes', async () => {
    await call();
    const second = await call({ revision: 1, puzzle: jsonOf(GAME, third) });
    expect(second.listing).toMatchObject({ version: 3, revision: 2 });
    const back = await call({ kind: 'undo', revision: 2, puzzle: undefined });
    expect(back.listing).toMatchObject({ version: 2, revision: 3, state: 'published' });
    expect(back.listing.hashes).toHaveLength(3);
    // The same undo sent again after a lost response gives the same answer; a second undo is
    // refused.
    expect(await call({ kind: 'undo', revision: 2, puzzle: undefined })).toEqual(back);
    await expect(call({ kind: 'undo', revision: 3, puzzle: undefined })).rejects.toEqual(
      refused('invalid-argument', /already been undone/),
    );
    const again = await call({ revision: 3, puzzle: jsonOf(GAME, third) });
    expect(again.listing).toMatchObject({ version: 3, revision: 4 });
    expect(again.listing.hashes).toHaveLength(3);
    const held = await call({ kind: 'hold', revision: 4, puzzle: undefined });
    expect(held.listing).toMatchObject({ version: 3, state: 'held' });
    const released = await call({ kind: 'release', revision: 5, puzzle: undefined });
    expect(released.listing).toMatchObject({ version: 3, state: 'published', revision: 6 });
    // A puzzle that equals an earlier version is not written again, but published as that version.
    const known = await call({ revision: 6 });
    expect(known.listing).toMatchObject({ version: 2, revision: 7 });
    // The puzzle planned for the day is version 1, even if the desk never wrote it.
    const planned = await call({ revision: 7, puzzle: jsonOf(GAME, borrowed(GAME, ID, ID)) });
    expect(planned.listing).toMatchObject({ version: 1, revision: 8, state: 'published' });
    expect(planned.listing.hashes).toHaveLength(3);
    expect((await db.doc(versionPath(GAME, ID, 4)).get()).exists).toBe(false);
    expect((await auditOf(GAME, ID)).map(({ kind }) => kind)).toEqual([
      ...['publish', 'publish', 'undo', 'publish', 'hold', 'release', 'publish', 'publish'],
    ]);
  });

  it('corrects and withdraws what is out, with words for the players', async () => {
    const fixed = { id: PAST, puzzle: jsonOf(GAME, borrowed(GAME, PAST, '100')) };
    await expect(call(fixed)).rejects.toEqual(refused('invalid-argument', /correction/));
    await expect(call({ ...fixed, kind: 'correct' })).rejects.toEqual(
      refused('invalid-argument', /what was wrong/),
    );
    const reason = 'Two solutions were found.';
    const { listing } = await call({ ...fixed, kind: 'correct', reason: ` ${reason} ` });
    expect(listing).toMatchObject({ state: 'corrected', version: 2, reason });
    const withdrawn = await call({ id: PAST, kind: 'withdraw', reason, revision: 1 });
    expect(withdrawn.listing).toMatchObject({ state: 'withdrawn', version: 2 });
    await expect(call({ kind: 'withdraw', reason })).rejects.toEqual(
      refused('invalid-argument', /is not out yet/),
    );
  });
});

describe('nobody but staff', () => {
  const denied = refused('permission-denied');

  it('not who is signed out, a player, or somebody for an editor', async () => {
    await expect(stranger().call('changePuzzle', request())).rejects.toEqual(
      refused('unauthenticated'),
    );
    const player = await newPlayer();
    await expect(call({}, player as Editor)).rejects.toEqual(denied);
    await expect(player.call('changePuzzle', request())).rejects.toEqual(denied);
    await expectUntouched();
  });

  it('not who was revoked, whose token lives on', async () => {
    await db.doc(staffPath(editor.uid)).delete();
    await expect(call()).rejects.toEqual(denied);
    await db.doc(staffPath(editor.uid)).set({ email: editor.email });
    await getAuth().setCustomUserClaims(editor.uid, {});
    await expect(call()).rejects.toEqual(denied);
    await getAuth().setCustomUserClaims(editor.uid, { staff: true });
    expect((await call()).listing.revision).toBe(1);
  });

  it('not with a session that was ended, until they sign in again', async () => {
    // Firebase dates sessions in whole seconds, and revokes only older ones.
    const token = tokenOf(editor, { auth_time: Math.floor(Date.now() / 1000) - 10 });
    const surroundings = { database: db, auth: getAuth(), at: NOW };
    await getAuth().revokeRefreshTokens(editor.uid);
    await expect(changePuzzle(surroundings, token, request())).rejects.toMatchObject({
      status: 'permission-denied',
    });
    await signInWithEmailAndPassword(editor.connection.auth, editor.email, 'good morning');
    const { claims } = await editor.connection.auth.currentUser!.getIdTokenResult(true);
    const fresh = { ...tokenOf(editor), auth_time: Number(claims.auth_time) };
    expect((await changePuzzle(surroundings, fresh, request())).listing.revision).toBe(1);
  });

  it('not whose account is locked or gone, or whose address is not proved any more', async () => {
    const surroundings = { database: db, auth: getAuth(), at: NOW };
    const ask = (token = tokenOf(editor)) => changePuzzle(surroundings, token, request());
    const no = expect.objectContaining({ status: 'permission-denied' });
    await getAuth().updateUser(editor.uid, { disabled: true });
    await expect(ask()).rejects.toEqual(no);
    await getAuth().updateUser(editor.uid, { disabled: false, emailVerified: false });
    await expect(ask()).rejects.toEqual(no);
    await expect(ask(tokenOf({ uid: 'nobody-at-all' }))).rejects.toEqual(no);
    await getAuth().updateUser(editor.uid, { emailVerified: true });
    for (const forged of [{ staff: false }, { staff: 'true' }, { email_verified: false }]) {
      await expect(ask(tokenOf(editor, forged))).rejects.toEqual(no);
    }
    await expectUntouched();
  });

  it('not by claims that somebody has put into a token of their own', async () => {
    const player = await newPlayer();
    const surroundings = { database: db, auth: getAuth(), at: NOW };
    await expect(changePuzzle(surroundings, tokenOf(player), request())).rejects.toMatchObject({
      status: 'permission-denied',
    });
    // The document `staff/{uid}` without the claim in the token is not enough.
    await db.doc(staffPath(player.uid)).set({ email: '' });
    await expect(changePuzzle(surroundings, tokenOf(player), request())).rejects.toMatchObject({
      status: 'permission-denied',
    });
    await expectUntouched();
  });
});

describe('what cannot be published', () => {
  const boards = JSON.parse(jsonOf(GAME, other)).boards as { rows: string[] }[];
  /**
   * A puzzle that must be refused: without the digits 5 to 9 of its last board it has several
   * solutions.
   */
  const ambiguous = {
    id: Number(ID),
    boards: boards.map((board, i) =>
      i < 3 ? board : { ...board, rows: board.rows.map((row) => row.replaceAll(/[5-9]/g, '.')) },
    ),
  };

  it('an ambiguous board, with a sentence that names it', async () => {
    await expect(call({ puzzle: JSON.stringify(ambiguous) })).rejects.toEqual(
      refused('invalid-argument', /^\S.*: The board has more than one solution\. /),
    );
    await expectUntouched();
  });

  /** tests/deskPayload.test.ts has what is wrong before a puzzle is looked at. */
  const tampered: Readonly<Record<string, object>> = {
    'no puzzle': { puzzle: undefined },
    'no JSON': { puzzle: '{' },
    'JSON of anything': { puzzle: '[[[[1]]]]' },
    'nested without end': { puzzle: '['.repeat(59_000) },
    'another puzzle’s id': { puzzle: jsonOf(GAME, borrowed(GAME, '100', '100')) },
    'another game’s puzzle': { game: 'crossnumber', id: idIn('crossnumber', 20) },
    'what is there already': { puzzle: jsonOf(GAME, borrowed(GAME, ID, ID)) },
    'undo of nothing': { kind: 'undo' },
  };
  it('what is no puzzle for the day', async () => {
    for (const [name, more] of Object.entries(tampered)) {
      await expect(call(more), name).rejects.toEqual(refused('invalid-argument'));
    }
    await expectUntouched();
  });

  it('a puzzle that no pack holds', async () => {
    await expect(call({ id: '9000' })).rejects.toEqual(refused('not-found'));
  });

  it('one whose proof finds no end', async () => {
    const surroundings = { database: db, auth: getAuth(), at: NOW, proofMs: 1 };
    await expect(changePuzzle(surroundings, tokenOf(editor), request())).rejects.toMatchObject({
      status: 'deadline-exceeded',
      message: expect.stringMatching(/^The solver could not finish\. Make the puzzle simpler\.$/),
    });
    await expectUntouched();
    // With enough time for the proof of a single solution the same puzzle passes.
    const proven = await proveApart({ game: GAME, id: ID, text: jsonOf(GAME, other) });
    expect(proven).toMatchObject({ ok: true, value: { hash: hashIn(GAME, other) } });
  });
});

describe('two at once, and what breaks off', () => {
  it('of two editors one is told, and nothing is half done', async () => {
    const second = await newEditor();
    const settled = await Promise.allSettled([
      call(),
      call({ puzzle: jsonOf(GAME, third) }, second),
    ]);
    const lost = settled.filter((one) => one.status === 'rejected');
    expect(lost.map(({ reason }) => reason)).toEqual([refused('aborted', /changed this puzzle/)]);
    expect(await listingIn(GAME, ID)).toMatchObject({ version: 2, revision: 1 });
    expect(await auditOf(GAME, ID)).toHaveLength(1);
    expect((await db.doc(versionPath(GAME, ID, 3)).get()).exists).toBe(false);
  });

  it('of many who change different puzzles everybody is heard', { tags: 'all' }, async () => {
    const ids = [30, 31, 32, 33].map((days) => idIn(GAME, days));
    await Promise.all(ids.map((id) => call({ id, kind: 'hold' })));
    for (const id of ids) expect(await listingIn(GAME, id)).toMatchObject({ state: 'held' });
  });

  it('an old revision is told so', async () => {
    await call();
    for (const revision of [0, 2]) {
      const late = call({ revision, puzzle: jsonOf(GAME, third) });
      await expect(late).rejects.toEqual(refused('aborted'));
    }
    expect(await auditOf(GAME, ID)).toHaveLength(1);
  });

  it('a call that comes again is answered as the first time, and nobody else’s is', async () => {
    const first = await call();
    expect(await call()).toEqual(first);
    const second = await newEditor();
    await expect(call({}, second)).rejects.toEqual(refused('aborted'));
    await expect(call({ kind: 'hold', puzzle: undefined })).rejects.toEqual(refused('aborted'));
    const held = await call({ kind: 'hold', revision: 1, puzzle: undefined });
    expect(await call({ kind: 'hold', revision: 1, puzzle: undefined })).toEqual(held);
    // The first change, sent once more, is refused: it is no longer the puzzle's last change.
    await expect(call()).rejects.toEqual(refused('aborted'));
    expect(await auditOf(GAME, ID)).toHaveLength(2);
  });

  it('where one of its writes fails there is none of them', async () => {
    // Documents are already where the change writes the version and the audit, so the transaction
    // of the change fails at its writes.
    const inTheWay = versionPath(GAME, ID, 2);
    await db.doc(inTheWay).set({ puzzle: 'something else' });
    await expect(call()).rejects.toMatchObject({ code: 'functions/internal' });
    await expectUntouched();
    await db.doc(inTheWay).delete();
    const log = db.doc(`audit/${GAME}~${ID}~1`);
    await log.set({ note: 'something else' });
    await expect(call()).rejects.toMatchObject({ code: 'functions/internal' });
    expect(await listingIn(GAME, ID)).toBeUndefined();
    expect((await db.doc(inTheWay).get()).exists).toBe(false);
    await log.delete();
    expect((await call()).listing.revision).toBe(1);
  });

  it('a listing that cannot be read is not begun anew', async () => {
    await db.doc(PUBLISHED_INDEX).set({ puzzles: { [`${GAME}/${ID}`]: { version: 'two' } } });
    await expect(call()).rejects.toMatchObject({ code: 'functions/internal' });
    expect(await listingIn(GAME, ID)).toEqual({ version: 'two' });
  });
});

it('an index without room takes no publication, and a hold still', async () => {
  // Fill the index with unreadable data of the size of a thousand changed puzzles.
  const full = { 'not/a-puzzle': 'x'.repeat(499_900) };
  await db.doc(PUBLISHED_INDEX).set({ puzzles: full });
  await expect(call()).rejects.toEqual(
    refused('invalid-argument', /^Too many puzzles .* Nothing was changed\./),
  );
  expect(await indexIn()).toEqual({ puzzles: full });
  expect(await auditOf(GAME, ID)).toEqual([]);
  await call({ kind: 'hold', puzzle: undefined });
  expect(await listingIn(GAME, ID)).toMatchObject({ state: 'held' });
});
