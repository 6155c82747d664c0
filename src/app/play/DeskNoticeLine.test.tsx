// @vitest-environment jsdom
/** Tests that notices of puzzles changed by the desk reach a page that is already open. */

import { Provider } from 'jotai';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '../../../tests/support/drawn.tsx';
import type { Game, Puzzle } from '../../games/contract/game.ts';
import { definitionOf } from '../../games/definitions.ts';
import { engine } from '../../games/geografind/engine/engine.ts';
import { game as rules } from '../../games/geografind/rules/game.ts';
import { hashOf } from '../../play/hash.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { makePlayer, type PlayerPorts } from '../../play/player.ts';
import { startSession } from '../../play/session.ts';
import { DeskNoticeLine } from './DeskNoticeLine.tsx';
import { PlayContext } from './playContext.ts';

const ID = '300';
const game = rules as unknown as Game;
const puzzle = engine.generate(ID, 1) as unknown as Puzzle;
const session = startSession(game, puzzle);
const listing = {
  ...{ version: 1, hashes: [hashOf(game, puzzle)], state: 'withdrawn', reason: 'It was wrong.' },
  ...{ excused: true, revision: 2 },
};
const note = { past: true, state: 'corrected', excused: false, revision: 1 };

/** The device's stored listings (the desk's changes of puzzles). */
const { device, publishedWith } = vi.hoisted(() => ({
  device: { row: undefined as unknown, online: true, changed: () => {} },
  publishedWith: vi.fn(),
}));
vi.mock('../device/online.ts', async () => ({
  onlineAtom: (await import('jotai')).atom(() => device.online),
}));
vi.mock('../device/published.ts', () => ({ publishedWith }));
vi.mock('../device/storage.ts', async () => {
  const { useEffect, useState } = await import('react');
  const opened = {
    getMeta: async () => ({ puzzles: { [`geografind/${ID}`]: device.row } }),
  };
  return {
    useStored(read: (from: typeof opened) => Promise<unknown>, initial: unknown) {
      const [value, setValue] = useState(initial);
      useEffect(() => {
        device.changed = () => void read(opened).then(setValue);
        device.changed();
      }, [read]);
      return value;
    },
  };
});

const announce = vi.fn();
const player = makePlayer(session, {} as PlayerPorts);
const page = drawn();
async function draw(known: unknown, online = true): Promise<void> {
  device.online = online;
  const open = { definition: definitionOf('geografind'), id: ID, session, listing: known };
  await page.draw(
    <Provider>
      <PlayContext value={{ open: open as unknown as OpenPuzzle, player, announce }}>
        <DeskNoticeLine />
      </PlayContext>
    </Provider>,
  );
}

beforeEach(() => {
  announce.mockReset();
  device.row = undefined;
  publishedWith.mockReset().mockImplementation(async () => {
    device.row = listing;
    device.changed();
  });
});

it('tells whoever has it open that it was withdrawn meanwhile, aloud too', async () => {
  await draw(undefined);
  expect(page.place.textContent).toBe('');
  expect(publishedWith).not.toHaveBeenCalled();
  device.row = listing;
  await act(async () => device.changed());
  expect(page.place.textContent).toMatch(/^This puzzle was withdrawn: It was wrong\./);
  expect(announce).toHaveBeenCalledExactlyOnceWith(page.place.textContent);
});

it('asks for the listing where the device has a note, once', async () => {
  device.row = note;
  await draw(note);
  expect(publishedWith).toHaveBeenCalledExactlyOnceWith('geografind', ID);
  expect(page.place.textContent).toMatch(/^This puzzle was withdrawn: It was wrong\./);
});

it('says what is known offline, and asks nobody', async () => {
  device.row = { ...note, state: 'withdrawn' };
  await draw(device.row, false);
  expect(page.place.textContent).toMatch(/^This puzzle was withdrawn\. You/);
  expect(announce).not.toHaveBeenCalled();
  expect(publishedWith).not.toHaveBeenCalled();
});

it('says nothing of a draft that is tried at the desk', async () => {
  device.row = listing;
  await draw(null);
  expect(page.place.textContent).toBe('');
});
