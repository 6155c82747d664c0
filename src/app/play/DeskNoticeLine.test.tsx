// @vitest-environment jsdom
/** Tests that notices of puzzles changed by the desk reach a page that is already open. */

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

/** The device's stored listings (the desk's changes of puzzles). */
const { device } = vi.hoisted(() => ({
  device: { row: undefined as unknown, changed: () => {} },
}));
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
async function draw(known: unknown): Promise<void> {
  const open = { definition: definitionOf('geografind'), id: ID, session, listing: known };
  await page.draw(
    <PlayContext
      value={{ open: open as unknown as OpenPuzzle, player, announce, lastSaid: () => '' }}
    >
      <DeskNoticeLine />
    </PlayContext>,
  );
}

beforeEach(() => {
  announce.mockReset();
  device.row = undefined;
});

it('tells whoever has it open that it was withdrawn meanwhile, aloud too', async () => {
  await draw(undefined);
  expect(page.place.textContent).toBe('');
  device.row = listing;
  await act(async () => device.changed());
  expect(page.place.textContent).toMatch(/^This puzzle was withdrawn: It was wrong\./);
  expect(announce).toHaveBeenCalledExactlyOnceWith(page.place.textContent);
});

it('says nothing of a draft that is tried at the desk', async () => {
  device.row = listing;
  await draw(null);
  expect(page.place.textContent).toBe('');
});
