/**
 * Adding a game takes a folder and a line in the list of games: `withTemplate`
 * (tools/build/gameImports.ts) adds the line for src/games/template. That game is then on every
 * page, in storage, in sync, on leaderboards, in backups, in the rules and at the desk, without any
 * further change.
 */
import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judge } from '../functions/src/judge.ts';
import { parsePayload } from '../functions/src/payload.ts';
import { loadEditor } from '../src/app/desk/bench/editors.ts';
import { storage } from '../src/app/device/storage.ts';
import { makeBootFacts } from '../src/app/shell/prerender/makeBootFacts.ts';
import { findRoute } from '../src/app/shell/routes.ts';
import { plannedBeans } from '../src/desk/plans.ts';
import { answer } from '../src/desk/worker/answer.ts';
import { DEFINITIONS, findDefinition, type GameId } from '../src/games/definitions.ts';
import { loadRules } from '../src/games/loaders.ts';
import { loadPiece } from '../src/games/pieceLoader.ts';
import { prove } from '../src/games/proof.ts';
import { loadPicture, loadViews } from '../src/games/viewLoaders.ts';
import { unwrap } from '../src/lib/result.ts';
import { PROFILE_MAPS } from '../src/protocol/callables.ts';
import { makeBackup, restoreBackup } from '../src/storage/backup.ts';
import { openDatabase, tablesByVersion } from '../src/storage/database.ts';
import { runOnce } from '../src/sync/engine.ts';
import { makeRules } from '../tools/rules/rules.ts';
import { eventually } from './support/eventually.ts';
import { MemoryCloud } from './support/memoryCloud.ts';
import { dexieStorage, memoryStorage } from './support/storages.ts';

/** The added game's id, which only the list in this test project contains. */
const GAME = 'template' as GameId;
const MAP = 'coinTosses';
const definition = findDefinition(GAME)!;
const TOSS = {
  game: GAME,
  id: '3',
  result: ['heads', 'win'],
  openedOn: '2026-11-03',
  finishedAt: 5,
} as const;
const AT = Date.UTC(2026, 10, 21, 12);

describe('on the pages', () => {
  let place: HTMLElement;
  let root: ReturnType<typeof createRoot>;
  beforeEach(() => {
    vi.useFakeTimers({ now: AT, toFake: ['Date'] });
    globalThis.matchMedia ??= () => new EventTarget() as MediaQueryList;
    // jsdom does not implement a document's constructed style sheets.
    document.adoptedStyleSheets ??= [];
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
    vi.useRealTimers();
  });
  /** Opens the page of a URL path, as the app does. */
  async function open(pathname: string) {
    const { route, params } = findRoute(pathname)!;
    const { Page, load } = await route.load();
    const { signal } = new AbortController();
    const visit = { pathname, params, definition, today: '2026-11-21', signal } as const;
    const data = await load?.(visit);
    const page = <Page data={data} definition={definition} id={params.id ?? ''} />;
    root.render(<MemoryRouter>{page}</MemoryRouter>);
    await eventually(() => expect(place.querySelector('h1')).not.toBeNull());
  }

  it('home has its card, and its archive the finished puzzle', async () => {
    await (await storage()).finish({ ...TOSS, id: '21', openedOn: '2026-11-21' });
    await open('/');
    const card = place.querySelector('[aria-labelledby="card-template"]');
    expect(card?.textContent).toContain('Coin Toss');
    expect(card?.querySelector('a[href="/template/21"]')?.textContent).toContain('1 guess');
    await open('/template/archive');
    await eventually(() => expect(place.querySelector('h1')?.textContent).toBe('Archive'));
    expect(place.querySelector('a[href="/template/21"]')?.getAttribute('aria-label')).toBe(
      '21 November, solved',
    );
    expect(place.querySelector('a[href="/template/20"]')?.getAttribute('aria-label')).toBe(
      '20 November, not played',
    );
  });

  it('its own page has its statistics and its rules', async () => {
    await (await storage()).finish({ ...TOSS, id: '20', result: ['tails', 'loss'] });
    await open('/template');
    expect(place.querySelector('h1')?.textContent).toBe('Coin Toss');
    expect(place.textContent).toContain('Call heads or tails.');
    const figures = [...place.querySelectorAll('dl > div')].map((figure) => figure.textContent);
    expect(figures).toContain('Played2');
    expect(figures).toContain('Found50%');
  });

  it('its piece stands on the shelf', async () => {
    const { Piece } = await loadPiece(GAME);
    const link = { href: '/template/3', 'aria-label': '3 November 2026, solved' };
    const won = {
      id: '3',
      date: '2026-11-03',
      result: ['heads', 'win'],
      beans: null,
      ending: null,
      link,
    } as const;
    root.render(<Piece year="2026" places={[won]} finished={[won]} />);
    await eventually(() => expect(place.querySelector('a')?.tabIndex).toBe(0));
    expect(place.textContent).toBe('3');
  });

  it('its board is played to its end', async () => {
    const { BoardView } = await loadViews(GAME);
    const { share } = await loadPicture(GAME);
    const { game } = await loadRules(GAME);
    const puzzle = unwrap(game.parsePuzzle({ id: 3, boards: ['heads'] }));
    function Played() {
      const [state, setState] = useState(game.start('heads'));
      const status = game.status('heads', state);
      return (
        <BoardView
          board="heads"
          state={state}
          status={status}
          locked={status !== 'playing'}
          hint={null}
          preferences={{ markConflicts: true, units: 'km', arrows: true }}
          keys="page"
          onMove={(move) => setState(unwrap(game.apply('heads', state, move)))}
          announce={() => {}}
        >
          {({ board, controls }) => (
            <>
              {board}
              {controls}
            </>
          )}
        </BoardView>
      );
    }
    root.render(<Played />);
    await eventually(() => expect(place.textContent).toContain('in the air'));
    place.querySelector('button')?.click();
    await eventually(() => expect(place.textContent).toContain('It is heads.'));
    expect(place.querySelector('button')?.disabled).toBe(true);
    expect(share('Coin Toss 3', puzzle, ['heads', 'win'], null).sentence).toMatch(/^I called/);
  });

  it('the shell knows its name before the app has arrived', () => {
    const preloads = { games: {}, begun: [] };
    const built = { scripts: ['/assets/app.js'], font: '/assets/font.woff2', preloads };
    expect(makeBootFacts(built).games[GAME]).toMatchObject({
      title: 'Coin Toss',
      tabs: false,
    });
  });
});

it('the desk makes, judges, edits and proves its boards', async () => {
  const wish = { id: '3', board: 0, beans: 1, seed: 'a' };
  const board = await answer({ kind: 'propose', game: GAME, wish });
  const report = await answer({ kind: 'report', game: GAME, board });
  expect(report).toMatchObject({ ok: true, value: { solutions: 1, solved: [board] } });
  const other = board === 'heads' ? 'tails' : 'heads';
  expect((await loadEditor(GAME)).differences(board, other)).toEqual([`It falls ${other}`]);
  expect(plannedBeans(GAME, '3')).toBeNull();
  const puzzle = { id: 3, boards: [board] } as const;
  expect(await prove(GAME, '3', puzzle)).toMatchObject({ ok: true });
});

it('the database gets its tables, and keeps everything of the version before', async () => {
  const disk = { indexedDB: new IDBFactory(), IDBKeyRange };
  const [before, added] = [...tablesByVersion().values()];
  expect(added).toEqual([definition.stored.puzzles, definition.stored.results]);
  const old = new Dexie('crema', disk);
  old.version(1).stores(Object.fromEntries(before!.map((table) => [table, ''])));
  const guessed = { id: '1', result: ['FR', 'win'], openedOn: null, finishedAt: 5 };
  await old.table('gfGuesses').put(guessed, '1');
  old.close();
  const stored = dexieStorage(openDatabase('crema', {}, disk));
  expect((await stored.finish(TOSS)).added).toBe(true);
  expect(await stored.readResult(GAME, '3')).toMatchObject({ result: TOSS.result });
  expect(await stored.readResults('geografind')).toEqual([guessed]);
  stored.close();
});

it('a sync brings its results to the profile and to the leaderboard', async () => {
  const cloud = new MemoryCloud();
  const device = memoryStorage();
  await device.finish(TOSS);
  await device.putAccount({ uid: 'anna', email: null, config: null });
  const outcome = await runOnce({
    storage: device,
    server: cloud.server('anna'),
    now: () => AT,
    seed: () => 'seed',
    leaderboardsChanged: () => {},
  });
  expect(outcome).toMatchObject({ kind: 'synced', sent: 1 });
  expect(cloud.entries.get(`${MAP}/3`)?.get('anna')).toEqual(TOSS.result);
});

it('the functions take its results, and rank them', () => {
  const none = Object.fromEntries(PROFILE_MAPS.map((map) => [map, '{}']));
  const sent = parsePayload({ ...none, [MAP]: '{"3":["heads","win"],"4":["edge","win"]}' });
  expect(sent.map((one) => judge(one, AT))).toMatchObject([
    { definition: { id: GAME }, id: '3', result: TOSS.result },
    { map: MAP, key: '4', status: 'invalid-argument' },
  ]);
});

it('a backup carries its results', async () => {
  const device = memoryStorage();
  await device.finish(TOSS);
  const file = makeBackup(await device.exportPlayerData(), AT);
  const other = memoryStorage();
  expect(await restoreBackup(other, file, AT)).toMatchObject({ value: { added: 1, rejected: [] } });
  expect(await other.readResult(GAME, '3')).toMatchObject({ result: TOSS.result });
});

it('the rules take its results too', () => {
  const rules = makeRules(DEFINITIONS);
  expect(rules).toContain(`growth(after.get('${MAP}', {}), before.get('${MAP}', {}))`);
  expect(rules).toContain('((heads|tails) (win|loss)) / )*');
  expect(rules).toContain('template/[1-9]');
});
