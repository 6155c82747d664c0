import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { maps } from './maps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crema-maps-'));
  writeFileSync(join(folder, 'app.ts'), 'export const answer: number = 42;');
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (project: string, id: string, outDir = 'dist') =>
  build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [maps(project, id)],
    build: {
      ...{ outDir, emptyOutDir: true, sourcemap: 'hidden' },
      lib: { entry: 'app.ts', formats: ['es'], fileName: 'app' },
    },
  });
const files = (pattern: string) => globSync(pattern, { cwd: folder }).toSorted();

it('five builds of a project keep their maps, whatever else is built', async () => {
  for (const id of ['1', '2', '3', '4', '5', '6']) await make('tea-room', id);
  await make('my-cafe', '0');
  expect(files('maps/*/*')).toEqual([
    'maps/my-cafe/0',
    ...['2', '3', '4', '5', '6'].map((id) => `maps/tea-room/${id}`),
  ]);
  expect(files('maps/my-cafe/0/*')).toEqual(['maps/my-cafe/0/app.mjs.map']);
  expect(files('dist/*')).toEqual(['dist/app.mjs']);
}, 20_000);

it('a build outside the project writes nothing beside itself', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'crema-outside-'));
  try {
    await make('my-cafe', '1', join(outside, 'dist'));
    expect(globSync('**/*.*', { cwd: outside })).toEqual(['dist/app.mjs']);
  } finally {
    rmSync(outside, { recursive: true });
  }
  expect(files('maps')).toEqual([]);
}, 20_000);
