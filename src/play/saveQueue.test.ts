import { beforeEach, describe, expect, it } from 'vitest';
import { counting, countingPuzzle } from '../../tests/support/countingGame.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { unwrap } from '../lib/result.ts';
import { makeSaveQueue } from './saveQueue.ts';
import { play, type Session, startSession } from './session.ts';

let session: Session<number, number, number>;
let progress: number[];
let results: number;
let kept: unknown[];
let disk: Promise<void>;
/** A promise that resolves once the last move is rendered. */
let drawn: Promise<void>;

const queue = () =>
  makeSaveQueue(
    () => session,
    {
      drawn: () => drawn,
      async save(_session, done) {
        progress.push(done);
        await disk;
      },
      async finish(result) {
        results++;
        return result;
      },
    },
    (result) => kept.push(result),
  );

const step = () => {
  session = unwrap(play(session, 1));
};

/** Blocks all writing of saves until the returned function is called. */
function holdDisk(): () => void {
  let free = () => {};
  disk = new Promise((resolve) => {
    free = resolve;
  });
  return free;
}

/** Simulates leaving the page, and waits until everything is saved. */
async function leave(saves: ReturnType<typeof queue>): Promise<void> {
  saves.flush();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  session = startSession(counting, countingPuzzle(4));
  progress = [];
  results = 0;
  kept = [];
  disk = Promise.resolve();
  drawn = Promise.resolve();
});

describe('the queue of saves', () => {
  it('lets the move be drawn first, and saves what has come meanwhile with it', async () => {
    let draw = () => {};
    drawn = new Promise((resolve) => {
      draw = resolve;
    });
    const saves = queue();
    step();
    saves.save();
    step();
    saves.save();
    await new Promise((resolve) => setTimeout(resolve));
    expect(progress).toEqual([]);
    draw();
    await eventually(() => expect(progress).toEqual([0.5]));
  });

  it('waits for no frame when the page may be about to go', async () => {
    drawn = new Promise(() => {});
    const saves = queue();
    step();
    saves.save();
    saves.flush();
    await eventually(() => expect(progress).toEqual([0.25]));
    step();
    saves.save();
    await leave(saves);
    expect(progress).toEqual([0.25, 0.5]);
    // Leaving the page with nothing to save does not affect the next save.
    saves.flush();
    step();
    saves.save();
    await new Promise((resolve) => setTimeout(resolve));
    expect(progress).toHaveLength(2);
  });

  it('takes the newest state when moves come faster than the disk', async () => {
    const saves = queue();
    const free = holdDisk();
    step();
    saves.save();
    await eventually(() => expect(progress).toHaveLength(1));
    step();
    saves.save();
    step();
    saves.save();
    free();
    await leave(saves);
    expect(progress).toEqual([0.25, 0.75]);
  });

  it('goes on after a save that has failed', async () => {
    const saves = queue();
    disk = Promise.reject(new Error('The disk is full.'));
    step();
    saves.save();
    await leave(saves);
    disk = Promise.resolve();
    step();
    saves.save();
    await leave(saves);
    expect(progress).toEqual([0.25, 0.5]);
  });

  it('leaves a game to the other window, with a save on its way too', async () => {
    const saves = queue();
    const free = holdDisk();
    step();
    saves.save();
    await eventually(() => expect(progress).toHaveLength(1));
    step();
    saves.save();
    saves.disown();
    free();
    await leave(saves);
    expect(progress).toEqual([0.25]);
  });

  it('keeps the result once, and no save after it', async () => {
    const saves = queue();
    for (let i = 0; i < 4; i++) step();
    saves.save();
    saves.finish();
    saves.finish();
    await leave(saves);
    expect([progress, results, kept.length]).toEqual([[], 1, 1]);
  });
});

describe('a page that goes while something is being saved', () => {
  it('hands the newest state over at once', async () => {
    const saves = queue();
    const free = holdDisk();
    step();
    saves.save();
    await eventually(() => expect(progress).toEqual([0.25]));
    step();
    saves.save();
    saves.flush();
    expect(progress).toEqual([0.25, 0.5]);
    free();
    await leave(saves);
    expect(progress).toEqual([0.25, 0.5]);
  });

  it('hands the result over at once', async () => {
    const saves = queue();
    const free = holdDisk();
    step();
    saves.save();
    await Promise.resolve();
    for (let i = 0; i < 3; i++) step();
    saves.finish();
    expect(results).toBe(1);
    free();
    await leave(saves);
  });
});
