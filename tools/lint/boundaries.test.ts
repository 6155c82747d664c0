import { describe, expect, it } from 'vitest';
import { placeOf, ROOMS, violations } from './boundaries.ts';
import { type Import, readImports } from './imports.ts';

const root = new URL('../..', import.meta.url).pathname;
const imports = readImports(root, ['src', 'sw', 'functions/src']);

const file = (from: string, to: string): Import => ({ from, to, kind: 'file' });

describe('the project', () => {
  it('has been read whole', () => {
    expect(imports.length).toBeGreaterThan(1000);
    expect(imports).toContainEqual(
      file('src/games/viewLoaders.ts', 'src/games/geografind/view/views.tsx'),
    );
    expect(imports).toContainEqual(
      file('src/play/engine/client.ts', 'src/play/engine/engine.worker.ts'),
    );
  });
  it('loads Dexie by one file, which tries its BroadcastChannel first', () => {
    const own = imports.filter(({ to, from }) => to === 'dexie' && !from.includes('.test.'));
    expect(new Set(own.map(({ from }) => from))).toEqual(new Set(['src/storage/dexie.ts']));
  });
  it('keeps to the table', () => expect(violations(imports)).toEqual([]));
});

describe('the table', () => {
  it('goes one way: a room may know only rooms that stand before it', () => {
    ROOMS.forEach((room, i) => {
      const before = ROOMS.slice(0, i).map(({ name }) => name);
      expect(before).toEqual(expect.arrayContaining([...room.may]));
    });
  });

  it.each([
    ['src/games/crossnumber/engine/solver.ts', 'game-engine', 'crossnumber'],
    ['src/games/shared/Tryout.tsx', 'shared-view', null],
    ['src/games/definitions.ts', 'games', null],
    ['src/app/shell/prerender/shells.ts', 'prerender', null],
    ['src/app/shell/prerender/render.tsx', 'shell', null],
  ])('%s is in the room %s', (path, room, game) => {
    expect(placeOf(path)).toMatchObject({ room: { name: room }, game });
  });

  it.each([
    file('src/daily/streak.ts', 'src/games/definitions.ts'),
    file('src/storage/storage.ts', 'src/games/loaders.ts'),
    file('src/app/background/reports.ts', 'src/firebase/desk.ts'),
    file('src/app/shell/routes.ts', 'src/app/desk/Desk.tsx'),
    file('src/games/viewLoaders.ts', 'src/games/geografind/editor/boardEditor.tsx'),
    file('src/games/geografind/view/Clues.tsx', 'src/games/crossnumber/view/Clues.tsx'),
    file('src/games/geografind/results.ts', 'src/games/geografind/rules/rules.ts'),
    file('src/games/geografind/rules/rules.ts', 'src/games/geografind/engine/hints.ts'),
    file('src/attic/dust.ts', 'src/lib/json.ts'),
    { from: 'src/games/geografind/rules/rules.ts', to: 'react', kind: 'package' },
    { from: 'src/sync/engine.ts', to: 'firebase', kind: 'package' },
  ] satisfies Import[])('$from may not import $to', (one) => {
    expect(violations([one])).toHaveLength(1);
  });
});
