import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { deskFilesOf } from './deskFiles.ts';

interface Chunk {
  readonly modules?: readonly string[];
  readonly imports?: readonly string[];
  readonly lazy?: readonly string[];
  readonly code?: string;
}

const chunk = ({ modules = [], imports = [], lazy = [], code = '' }: Chunk) => ({
  ...{ type: 'chunk', moduleIds: modules.map((id) => `/project/src/${id}`) },
  ...{ imports, dynamicImports: lazy, code },
});
const asset = (source: string) => ({ type: 'asset', source });

/** A build in which players and desk share some of what they need. */
const BUNDLE = {
  'assets/app-1.js': chunk({
    modules: ['main.tsx'],
    imports: ['assets/shared-1.js'],
    lazy: ['assets/home-1.js', 'assets/pages-1.js'],
    code: 'new Worker("/assets/engine.worker-1.js")',
  }),
  'assets/shared-1.js': chunk({ modules: ['lib/a.ts'] }),
  'assets/home-1.js': chunk({ modules: ['app/home/Home.tsx', 'desk/callables.ts'] }),
  'assets/pages-1.js': chunk({
    modules: ['app/desk/pages.ts'],
    imports: ['assets/shared-1.js'],
    lazy: ['assets/Desk-1.js', 'assets/home-1.js'],
  }),
  'assets/Desk-1.js': chunk({
    modules: ['app/desk/Desk.tsx'],
    imports: ['assets/only-1.js'],
    code: 'new Worker("/assets/desk.worker-1.js")',
  }),
  'assets/only-1.js': chunk({ modules: ['lib/b.ts'] }),
  'assets/engine.worker-1.js': asset('import("./rules-1.js")'),
  'assets/rules-1.js': asset(''),
  'assets/desk.worker-1.js': asset('import("./rules-1.js"); import("./toolkit-1.js")'),
  'assets/toolkit-1.js': asset(''),
  'index.html': asset('<script src="/assets/app-1.js">'),
};

const filesOf = (bundle: object) => deskFilesOf(bundle as Rolldown.OutputBundle);

describe('the desk’s own files', () => {
  it('are what no player’s page or worker may ask for', () => {
    expect(filesOf(BUNDLE)).toEqual([
      'assets/Desk-1.js',
      'assets/desk.worker-1.js',
      'assets/only-1.js',
      'assets/pages-1.js',
      'assets/toolkit-1.js',
    ]);
  });

  it('are none of what a player’s page has come to use', () => {
    const home = chunk({ modules: ['app/home/Home.tsx'], imports: ['assets/only-1.js'] });
    expect(filesOf({ ...BUNDLE, 'assets/home-1.js': home })).not.toContain('assets/only-1.js');
  });

  it('cannot be told in a build without the app', () => {
    const { 'assets/app-1.js': _, ...others } = BUNDLE;
    expect(() => filesOf(others)).toThrow('src/main.tsx');
  });
});
