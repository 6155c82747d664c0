/**
 * Checks that every game has all its parts. Games are imported by their folder's name, so
 * TypeScript does not notice a missing file.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { loadEditor } from '../app/desk/bench/editors.ts';
import { planOf } from '../desk/plans.ts';
import { DEFINITIONS, GAME_IDS } from './definitions.ts';
import { loadEngine, loadRules } from './loaders.ts';
import { loadPiece } from './pieceLoader.ts';
import { loadBench, loadToolkit } from './toolkits.ts';
import { loadHowToPlay, loadMiniature, loadPicture, loadViews } from './viewLoaders.ts';

// Node has no stylesheets, so `adoptStyles` would throw.
vi.mock('./shared/styles.ts', () => ({ adoptStyles: () => {} }));

const FOLDERS = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['contract', 'shared'].includes(entry.name))
  .map(({ name }) => name);

it('holds every game that has a folder, but for the template', () => {
  expect([...GAME_IDS, 'template'].sort()).toEqual(FOLDERS);
});

it('gives every game a position of its own', () => {
  expect(new Set(DEFINITIONS.map(({ order }) => order)).size).toBe(DEFINITIONS.length);
});

describe.each(DEFINITIONS)('$title has', ({ id, results }) => {
  it('rules and engine', async () => {
    const { game } = await loadRules(id);
    expect(game).toMatchObject({ id, results });
    expect((await loadEngine(id)).engine.generate).toBeTypeOf('function');
  });
  it('views', async () => {
    const views = await loadViews(id);
    expect(views).toMatchObject({ about: expect.any(String), styles: expect.any(String) });
    expect(views.BoardView).toBeTypeOf('function');
    expect((await loadHowToPlay(id)).KEYS).toBeInstanceOf(Array);
    expect((await loadHowToPlay(id)).HowToPlay).toBeTypeOf('function');
    expect((await loadMiniature(id)).Miniature).toBeTypeOf('function');
    expect(await loadPicture(id)).toMatchObject({
      Picture: expect.any(Function),
      share: expect.any(Function),
    });
    expect((await loadPiece(id)).Piece).toBeTypeOf('function');
  });
  it('what the desk works with', async () => {
    expect((await loadToolkit(id)).verify).toBeTypeOf('function');
    expect((await loadBench(id)).report).toBeTypeOf('function');
    expect(planOf(id)).toHaveProperty('beans');
    expect((await loadEditor(id)).Editor).toBeTypeOf('function');
  });
});
