/**
 * Mounts a published puzzle's page of play: the real rules, session, hints and layout. The player's
 * game is kept in memory instead of the database. Mounts games' own pages, too.
 */
import '../../../src/ui/styles/main.css';
import { createStore, Provider } from 'jotai';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { keepCursor } from '../../../src/app/play/cursors.ts';
import { PlayPage } from '../../../src/app/play/PlayPage.tsx';
import { useInView } from '../../../src/app/play/useInView.ts';
import { settingsAtom } from '../../../src/app/settings/settings.ts';
import { SettingsContext } from '../../../src/app/settings/settingsContext.ts';
import type { CivilDate } from '../../../src/daily/date.ts';
import { definitionOf, type GameId } from '../../../src/games/definitions.ts';
import { loadEngine } from '../../../src/games/loaders.ts';
import { unwrap } from '../../../src/lib/result.ts';
import type { AskingPorts } from '../../../src/play/engineRequests.ts';
import { type OpenPuzzle, openPuzzle } from '../../../src/play/openPuzzle.ts';
import { makePlayer, type Player, type Snapshot } from '../../../src/play/player.ts';
import type { PuzzleRows } from '../../../src/play/puzzleRows.ts';
import { makeSession } from '../../../src/play/savedSession.ts';
import { play, type Session } from '../../../src/play/session.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { nextFrame } from '../../../src/ui/nextFrame.ts';
import { mount, unmount } from './mount.tsx';

const TODAY = '2026-11-21' as CivilDate;

export const DESKTOP = { width: 1280, height: 800 } as const;
export const PHONE = { width: 360, height: 740 } as const;

/** For tests that are about motion. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** The font size that the player has chosen in the browser. */
  readonly fontSize?: string;
  /** Less motion is wanted, unless a test is about motion: pages come to rest sooner. */
  readonly media?: Parameters<typeof commands.emulateMedia>[0];
  readonly settings?: Partial<Settings>;
}

const USUAL_MEDIA = {
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  contrast: 'no-preference',
  media: 'screen',
} as const;

type Kept = Pick<PuzzleRows, 'progress' | 'result'>;
const NOTHING: Kept = { progress: null, result: null };

interface Shown {
  readonly screen: Screen;
  readonly store: ReturnType<typeof createStore>;
  /** The puzzle on the page of play. */
  readonly open: OpenPuzzle | null;
  player: Player | null;
  kept: Kept;
}

let shown: Shown | null = null;

function now(): Shown {
  if (shown === null) throw new Error('No page is shown.');
  return shown;
}

/** Opens a published puzzle, with the saved game or the result that a device has kept of it. */
export async function readPuzzle(
  game: GameId,
  id: string,
  kept: Kept = NOTHING,
): Promise<OpenPuzzle> {
  const rows = {
    ...kept,
    puzzle: null,
    isUnreadable: false,
    hasAccount: false,
    listing: undefined,
  };
  const missing = () => Promise.reject(new Error('A component test has no storage and no server.'));
  const ports = {
    rows: Promise.resolve(rows),
    storage: missing,
    readVersion: missing,
    fetchPack: (url: string) => fetch(url),
    signal: new AbortController().signal,
    onProgress() {},
  };
  return unwrap(await openPuzzle(definitionOf(game), id, ports, TODAY));
}

/** The puzzle as it is opened after these moves, which a device has kept. */
export function openAfter(open: OpenPuzzle, moves: readonly unknown[]): Promise<OpenPuzzle> {
  const { id, openedOn } = open;
  const game = open.definition.id;
  const played = moves.reduce<Session>(
    (session, move) => unwrap(play(session, move)),
    open.session,
  );
  const session = makeSession(played);
  const progress = { game, id, openedOn, session, progress: 0.5, updatedAt: 0, counter: 0 };
  return readPuzzle(game, id, { progress, result: null });
}

/** The puzzle engine's answers, computed without its worker. */
function questionsOf(game: GameId): AskingPorts {
  const engine = async () => (await loadEngine(game)).engine;
  return {
    hint: async (board, state, _signal, aim) => (await engine()).hint(board, state, aim),
    check: async (board, state, place) => (await engine()).check!(board, state, place),
    ways: async (board, state) => (await engine()).ways!(board, state),
  };
}

function usePlayerInMemory({
  definition: { id: game },
  id,
  session,
  openedOn,
}: OpenPuzzle): Player {
  const [player] = useState(() =>
    makePlayer(session, {
      now: () => performance.now(),
      setTimer: (run, ms) => window.setTimeout(run, ms),
      clearTimer: (timer) => window.clearTimeout(timer),
      drawn: nextFrame,
      async save(saved, progress) {
        const row = { game, id, openedOn, session: saved, progress };
        const kept = { ...row, updatedAt: Date.now(), counter: 0 };
        if (shown) shown.kept = { progress: kept, result: null };
      },
      async finish(result, ending) {
        const row = { id, result, openedOn, finishedAt: Date.now(), ...(ending && { ending }) };
        if (shown) shown.kept = { progress: null, result: row };
        return result;
      },
      ...questionsOf(game),
    }),
  );
  if (shown) shown.player = player;
  useInView(player);
  return player;
}

export async function setScreen({ width, height, fontSize, media }: Screen): Promise<void> {
  await page.viewport(width, height);
  await commands.emulateMedia({ ...USUAL_MEDIA, ...media });
  document.documentElement.style.fontSize = fontSize ?? '';
  // In a frame, Chromium's viewport units follow some frames later: a board would change its size.
  const probe = document.createElement('div');
  probe.style.cssText = 'position: fixed; width: 100vw; height: 100dvh';
  document.body.append(probe);
  await expect.poll(() => [probe.offsetWidth, probe.offsetHeight]).toEqual([width, height]);
  probe.remove();
}

const SettingsDialog = lazy(() => import('../../../src/app/settings/SettingsDialog.tsx'));

/** Opens the settings for a page, as the shell's layout does. */
function WithSettings({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsContext value={() => setIsOpen(true)}>
      {children}
      {isOpen && (
        <Suspense>
          <SettingsDialog open onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </SettingsContext>
  );
}

/** Shows a page as the app's shell does, without its header. */
async function showPage(
  path: string,
  content: ReactNode,
  screen: Screen,
  open: OpenPuzzle | null = null,
): Promise<void> {
  await setScreen(screen);
  const store = createStore();
  store.set(settingsAtom, screen.settings ?? {});
  shown = { open, screen, store, player: null, kept: NOTHING };
  await mount(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <main id="main" tabIndex={-1} className="outline-none">
          <WithSettings>{content}</WithSettings>
        </main>
      </MemoryRouter>
    </Provider>,
  );
  await nextFrame();
  await document.fonts.ready;
  window.focus();
}

export async function showPuzzle(open: OpenPuzzle, screen: Screen = DESKTOP): Promise<void> {
  await closePage();
  const path = `/${open.definition.id}/${open.id}`;
  for (const index of open.session.boards.keys()) keepCursor(path, index, null);
  const content = <PlayPage open={open} usePlayerHook={usePlayerInMemory} />;
  await showPage(path, content, screen, open);
}

/** Shows a game's own page, with its rules and their example, to a player without results. */
export async function showLanding(game: GameId, screen: Screen = DESKTOP): Promise<void> {
  await closePage();
  const definition = definitionOf(game);
  const { Page, load } = await import('../../../src/app/landing/Landing.tsx');
  const data = await load({ definition });
  await showPage(`/${game}`, <Page data={data} definition={definition} id="" />, screen);
}

/** Opens the same puzzle on a new page, from the game that the last page has saved. */
export async function showAgain(screen?: Screen): Promise<void> {
  const last = now();
  await closePage();
  const { open, kept } = last;
  const again = await readPuzzle(open!.definition.id, open!.id, kept);
  await showPuzzle(again, screen ?? last.screen);
}

export function snapshotNow(): Snapshot {
  return now().player!.getSnapshot();
}

export const changeSettings = (change: Partial<Settings>) => now().store.set(settingsAtom, change);

export async function closePage(): Promise<void> {
  await unmount();
  shown = null;
  localStorage.clear();
  scrollTo(0, 0);
}
