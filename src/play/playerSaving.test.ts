/** Tests when the player of a puzzle (player.ts) saves the game, and which data. */
import { beforeEach, describe, expect, it } from 'vitest';
import { counting } from '../../tests/support/countingGame.ts';
import {
  leave,
  player,
  puzzle,
  reset,
  saves,
  settled,
  wait,
} from '../../tests/support/testPlayer.ts';
import { unwrap } from '../lib/result.ts';
import { SAVE_EVERY_MS } from './player.ts';
import { parseSession } from './readSession.ts';

beforeEach(reset);

describe('saving', () => {
  it('saves every move and nothing before the first look', async () => {
    const p = player();
    p.setVisible(false);
    p.setVisible(true);
    await settled();
    expect(saves).toHaveLength(0);
    p.move(1);
    await settled();
    expect(saves).toHaveLength(1);
    expect(saves[0]).toMatchObject({ progress: 0.25, begun: true });
    expect(parseSession(counting, puzzle, saves[0]?.session).ok).toBe(true);
  });

  it('saves a look with its time, and says that it is nothing more', async () => {
    const p = player();
    wait(1500);
    p.select(1);
    wait(200);
    p.setVisible(false);
    await settled();
    expect(saves.at(-1)).toMatchObject({ progress: 0, begun: false });
    const again = player(true, unwrap(parseSession(counting, puzzle, saves.at(-1)?.session)));
    wait(50);
    expect(again.time()).toBe(250);
    again.select(0);
    expect(again.time()).toBe(1500);
  });

  it('saves the time every few seconds while it runs, and not while it stands', async () => {
    const p = player();
    p.move(1);
    await settled();
    for (let i = 0; i < 3; i++) {
      wait(SAVE_EVERY_MS);
      await settled();
    }
    expect(saves).toHaveLength(4);
    expect(saves.every(({ begun }) => begun)).toBe(true);
    p.pause();
    await settled();
    const before = saves.length;
    wait(10 * SAVE_EVERY_MS);
    await settled();
    expect(saves).toHaveLength(before);
  });

  it('writes nothing when nothing has changed, so that another tab’s game stays', async () => {
    const p = player();
    p.move(1);
    await settled();
    p.pause();
    await settled();
    const before = saves.length;
    p.setVisible(false);
    p.setVisible(true);
    p.setVisible(false);
    await leave(p);
    expect(saves).toHaveLength(before);
  });

  it('keeps nothing once another window has the game, not even which board is chosen', async () => {
    const p = player();
    p.move(1);
    await settled();
    const before = saves.length;
    p.abandon();
    p.select(1);
    await settled();
    expect(saves).toHaveLength(before);
    expect(p.getSnapshot().session.current).toBe(0);
  });

  it('saves a move that still waits when a game comes from another device', async () => {
    const p = player();
    p.move(1);
    await settled();
    const before = saves.length;
    p.move(1);
    p.abandon('saves');
    expect(saves).toHaveLength(before + 1);
    p.select(1);
    await settled();
    expect(saves).toHaveLength(before + 1);
  });
});
