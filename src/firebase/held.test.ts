import { beforeEach, expect, it, vi } from 'vitest';
import { heldPath } from '../protocol/leaderboard.ts';
import type { FirebaseConfig } from './config.ts';
import { heldState } from './held.ts';

const { connect } = vi.hoisted(() => ({ connect: vi.fn() }));
vi.mock('./app.ts', () => ({ connect }));

const CONFIG = { projectId: 'demo-crema' } as FirebaseConfig;
const PATH = heldPath('geografind', '400', 'anna');

let signedIn: string | null;
let documents: Record<string, object>;
let asked: string[];
const ask = (uid = 'anna') => heldState(CONFIG, uid, 'geografind', '400');

beforeEach(() => {
  signedIn = null;
  documents = {
    [PATH]: { uid: 'anna', rank: 5, arrivedAt: { timestamp: '2026-11-22T09:00:00Z' } },
  };
  asked = [];
  const auth = {
    currentUser: null as { uid: string } | null,
    async authStateReady() {
      auth.currentUser = signedIn === null ? null : { uid: signedIn };
    },
  };
  const firestore = {
    async get(path: string) {
      asked.push(path);
      const data = documents[path];
      return data === undefined ? null : { id: 'anna', data };
    },
  };
  connect.mockReturnValue({ auth, firestore });
});

it('says that a result waits', async () => {
  signedIn = 'anna';
  expect(await ask()).toBe('held');
  expect(asked).toEqual([PATH]);
});

it('says that one is not listed, and nothing of one that is not there', async () => {
  signedIn = 'anna';
  // The mark that decideHeld leaves in place of a refused result.
  documents[PATH] = { uid: 'anna', game: 'geografind', id: '400', rank: 5, refused: true };
  expect(await ask()).toBe('refused');
  documents = {};
  expect(await ask()).toBeNull();
});

it.each([null, 'ben'])('asks nothing of the server for another account: %s', async (uid) => {
  signedIn = uid;
  expect(await ask()).toBeNull();
  expect(asked).toEqual([]);
});
