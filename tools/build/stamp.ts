/**
 * Stamps: notes in ignored files from which committed tree a build was made, or which tree has passed
 * all tests. A deployment compares them with the tree that is to be deployed (tools/deploy).
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { builtSite } from './site.ts';

export interface Stamp {
  /** Git's id of the tree; null when files differed from the commit. */
  readonly tree: string | null;
}

export interface BuildStamp extends Stamp {
  /** The Firebase project for which it was built. */
  readonly project: string;
}

/** In the folder of a build; Hosting does not upload files whose names begin with a dot. */
export const STAMP = '.built.json';
/** The stamp that `npm test` leaves, relative to the project's folder. */
export const TESTED = '.cache/tested.json';

/**
 * Git's id of the committed tree; null when a file differs from it, is new, or is in no repository.
 */
export function committedTree(root: string): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const changed = git('status', '--porcelain');
  if (changed.status !== 0 || changed.stdout !== '') return null;
  const tree = git('rev-parse', 'HEAD^{tree}');
  return tree.status === 0 ? tree.stdout.trim() : null;
}

export function writeStamp(file: string, stamp: Stamp | BuildStamp): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(stamp)}\n`);
}

/** Null when there is no such file, or another one. */
export function readStamp<Read extends Stamp>(file: string): Read | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Read;
  } catch {
    return null;
  }
}

/** Vite plugin: stamps the app's build. */
export function stamp(): Plugin {
  return {
    name: 'crema-stamp',
    apply: 'build',
    generateBundle() {
      const source: BuildStamp = { tree: committedTree('.'), project: builtSite().project };
      this.emitFile({ type: 'asset', fileName: STAMP, source: JSON.stringify(source) });
    },
  };
}
