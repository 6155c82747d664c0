import { expect, it } from 'vitest';
import type { Connection } from './app.ts';
import { makeDesk } from './desk.ts';

it.each(['readFigures', 'readTally'] as const)(
  '%s asks as who is signed in, on a page that has just been opened too',
  async (name) => {
    const auth = {
      currentUser: null as { uid: string } | null,
      async authStateReady() {
        auth.currentUser = { uid: 'anna' };
      },
    };
    const askedAs: (string | undefined)[] = [];
    const firestore = {
      async query() {
        askedAs.push(auth.currentUser?.uid);
        return [];
      },
    };
    const config = { projectId: 'demo-crema' };
    const desk = makeDesk({ auth, firestore, config } as unknown as Connection);
    await desk[name]('sudoku-shift', '517');
    expect(askedAs).toEqual(['anna']);
  },
);
