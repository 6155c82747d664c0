/**
 * Mounts the whole app at an address: its router, pages, header and dialogs, with the real storage.
 * A mount costs a tenth of a browser test, as the app's modules stay loaded for all tests of a file.
 */
import '../../../src/ui/styles/main.css';
import { getDefaultStore } from 'jotai';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { PLAYER } from '../../../src/app/device/player.ts';
import { storage } from '../../../src/app/device/storage.ts';
import { today, todayAtom } from '../../../src/app/device/today.ts';
import { receivedSettingsAtom } from '../../../src/app/settings/settings.ts';
import { App } from '../../../src/app/shell/App.tsx';
import { show } from '../../../src/app/shell/pageLoading.ts';
import { GAME_IDS } from '../../../src/games/definitions.ts';
import { DEFAULT_SETTINGS } from '../../../src/settings/settings.ts';
import { empty } from '../../../src/storage/changePlayer.ts';
import { openDatabase } from '../../../src/storage/database.ts';
import { dexieTables } from '../../../src/storage/dexieTables.ts';
import { TABLE_NAMES } from '../../../src/storage/tables.ts';
import { beNoNewcomer } from '../../support/beNoNewcomer.ts';
import { NOW, shiftClock } from '../../support/clock.ts';
import { type Rows, rowsOf } from '../../support/rowsOf.ts';
import { nextFrame } from './input.ts';
import { mount, unmount } from './mount.tsx';
import { DESKTOP, type Screen, setScreen } from './play.tsx';

shiftClock(NOW.getTime() - Date.now());

export const setClock = (to: Date) =>
  (globalThis as unknown as { setClock(ms: number): void }).setClock(to.getTime());

const ADDRESS = location.href;

/**
 * Steps back in the history that are under way. An overlay that closes steps back, and so does the link
 * Back, but only a moment later: an app opened in the meantime would lose its address.
 */
let stepsBack = 0;
for (const step of ['back', 'go'] as const) {
  const native = history[step].bind(history);
  history[step] = (delta?: number) => {
    stepsBack++;
    native(delta);
  };
}
// Several steps may end as one.
addEventListener('popstate', () => {
  stepsBack = 0;
});
const steppedBack = () => expect.poll(() => stepsBack, { message: 'steps back under way' }).toBe(0);

/**
 * The number of devices so far. The app keeps scroll offsets by history key: with one key for all, a
 * device would open where the last one was scrolled.
 */
let devices = 0;

export interface Device {
  readonly screen?: Screen;
  /** Rows in the tables of the database before the app starts. */
  readonly rows?: Readonly<Record<string, Rows>>;
  /** Whether the player is new to all games, each of which then starts with a small example. */
  readonly newcomer?: boolean;
}

/** The rows of a table of the database, by key. */
export const readTable = (table: string) => rowsOf([table, {}]);

/** Writes rows into a table of the database; the app sees them when it is opened the next time. */
export async function writeRows(table: string, rows: Rows): Promise<void> {
  await rowsOf([table, rows]);
}

/** Opens the app on a device on which nothing else is kept. */
export async function openApp(path: string, device: Device = {}): Promise<void> {
  devices++;
  const { rows = {}, newcomer = false } = device;
  const screen: Screen = device.screen ?? DESKTOP;
  await setScreen(screen);
  if (!newcomer) beNoNewcomer(GAME_IDS);
  getDefaultStore().set(receivedSettingsAtom, { ...DEFAULT_SETTINGS, ...screen.settings });
  getDefaultStore().set(todayAtom, today());
  // The database has its tables once it has answered.
  await (await storage()).readAccount();
  for (const [table, kept] of Object.entries(rows)) await writeRows(table, kept);
  await goTo(path);
}

/**
 * Opens the app anew at an address on the same device. State outside of React (atoms, caches of
 * modules) outlives it, unlike a reload.
 */
export async function goTo(path: string): Promise<void> {
  await leave();
  history.replaceState({ key: `device ${devices}` }, '', path);
  await mount(<App />);
  await expect.element(page.css('main#main')).toBeVisible();
  await document.fonts.ready;
  window.focus();
}

async function leave(): Promise<void> {
  await steppedBack();
  // On top of another entry, an overlay that goes with the page doesn't step back.
  history.pushState(null, '');
  // Dialogs that every page can open are kept in atoms, which outlive the page.
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  await nextFrame();
  await unmount();
  // An overlay may have opened while the page went.
  await steppedBack();
  // Pages stay loaded until another one is shown.
  show('', 0)();
  scrollTo(0, 0);
}

/** The path of the page that is shown. */
export const path = () => location.pathname;

/** Leaves the app, and a device on which nothing is kept. */
export async function closeApp(): Promise<void> {
  await leave();
  history.replaceState(null, '', ADDRESS);
  const tables = dexieTables(openDatabase(PLAYER));
  await tables.transaction({ mode: 'write', tables: TABLE_NAMES }, empty);
  tables.close();
  localStorage.clear();
  sessionStorage.clear();
  setClock(NOW);
}
