/**
 * Which sources a picture shows, as a digest that is written down when the picture is taken: a picture that is
 * older than its page is found by a test.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '../../src/games/definitions.ts';
import { SCENES, type Scene } from '../build/screenshotList.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHOWN = fileURLToPath(new URL('shown.json', import.meta.url));

/** The folders of a picture of the manifest. */
const foldersOf = (scene: Scene): readonly string[] =>
  scene === 'home'
    ? ['src/app/home', 'src/ui/styles']
    : [`src/games/${scene}/view`, 'src/app/play', 'src/ui/styles'];

/** By the picture's name: the folders of what it shows. */
const PICTURES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...SCENES.map(({ scene }) => [scene, foldersOf(scene)] as const),
  ...GAME_IDS.map((game) => [`desk ${game}`, ['src/app/desk/bench', `src/games/${game}/editor`]]),
]);

/** Comments and space, which change no picture; Windows checks lines out with other ends. */
const UNSEEN = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s+/gm;

const isDrawn = (name: string) => /\.(?:tsx|css)$/.test(name) && !name.includes('.test.');

function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter(isDrawn).sort()) {
      const text = readFileSync(join(ROOT, folder, name), 'utf8').replace(UNSEEN, '');
      hash.update(`${name.replaceAll('\\', '/')}\n${text}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const written = (): Record<string, string> =>
  JSON.parse(readFileSync(SHOWN, 'utf8')) as Record<string, string>;

/** The pictures whose page has changed since they were taken. */
export function outdatedPictures(): string[] {
  const taken = written();
  return Object.entries(PICTURES).flatMap(([name, folders]) =>
    taken[name] === digestOf(folders) ? [] : [name],
  );
}

/** Notes that the pictures of a kind have been taken. */
export function noteTaken(isKind: (name: string) => boolean): void {
  const taken = written();
  for (const [name, folders] of Object.entries(PICTURES)) {
    if (isKind(name)) taken[name] = digestOf(folders);
  }
  writeFileSync(SHOWN, `${JSON.stringify(taken, null, 2)}\n`);
}
