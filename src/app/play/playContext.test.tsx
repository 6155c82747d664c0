// @vitest-environment jsdom
/** Tests that a move re-renders only the parts of the play page that the move changes. */

import { act, Profiler, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { counting, countingPuzzle } from '../../../tests/support/countingGame.ts';
import { drawn } from '../../../tests/support/drawn.tsx';
import type { Game, Puzzle } from '../../games/contract/game.ts';
import { definitionOf } from '../../games/definitions.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { makePlayer, type Player } from '../../play/player.ts';
import { startSession } from '../../play/session.ts';
import { BoardTabs } from './BoardTabs.tsx';
import { PlayContext } from './playContext.ts';
import { Toolbar } from './Toolbar.tsx';

const page = drawn();
let player: Player;
let rendered: string[] = [];

function Counted({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Profiler id={id} onRender={() => rendered.push(id)}>
      {children}
    </Profiler>
  );
}

/** @returns names of the page's parts that were rendered because of `run`. */
async function renderedFor(run: () => void): Promise<readonly string[]> {
  rendered = [];
  await act(async () => run());
  return [...new Set(rendered)].sort();
}

beforeEach(async () => {
  const session = startSession(counting as unknown as Game, countingPuzzle(3, 1) as Puzzle);
  const never = () => Promise.reject(new Error('The engine is not asked.'));
  player = makePlayer(session, {
    now: () => 0,
    setTimer: () => 0,
    clearTimer() {},
    drawn: () => Promise.resolve(),
    save: () => Promise.resolve(),
    finish: (result) => Promise.resolve(result),
    ...{ hint: never, check: never, ways: never },
  });
  const open = { definition: definitionOf('sudoku-shift'), id: '1', session };
  const announce = vi.fn();
  await page.draw(
    <PlayContext
      value={{ open: open as unknown as OpenPuzzle, player, announce, lastSaid: () => '' }}
    >
      <Counted id="tabs">
        <BoardTabs />
      </Counted>
      <Counted id="toolbar">
        <Toolbar />
      </Counted>
    </PlayContext>,
  );
});

it('renders a part when the value that it picked has changed, and for nothing else', async () => {
  // The first move makes undo possible, so the toolbar is rendered; the second changes neither
  // toolbar nor tabs.
  expect(await renderedFor(() => player.move(1))).toEqual(['toolbar']);
  expect(await renderedFor(() => player.move(1))).toEqual([]);
  // The last move finishes a board, whose time its tab shows.
  expect(await renderedFor(() => player.move(1))).toEqual(['tabs', 'toolbar']);
  expect(await renderedFor(() => player.setCovered(true))).toEqual([]);
});
