/**
 * Digests of the sources that draw the page in each picture, recorded when the picture is taken: a
 * test finds pictures that are older than their page.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '../../src/games/definitions.ts';
import { SCENES, type Scene } from '../build/screenshotList.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHOWN = fileURLToPath(new URL('shown.json', import.meta.url));

/** The folders with the sources of the page in a picture of the web app manifest. */
const foldersOf = (scene: Scene): readonly string[] =>
  scene === 'home'
    ? ['src/app/home', 'src/ui/styles']
    : [`src/games/${scene}/view`, 'src/app/play', 'src/ui/styles'];

/** By a picture's name, the folders with the sources of its page. */
const PICTURES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...SCENES.map(({ scene }) => [scene, foldersOf(scene)] as const),
  ...GAME_IDS.filter((game) => existsSync(join(ROOT, `docs/desk/pictures/${game}.jpg`))).map(
    (game) => [`desk ${game}`, ['src/app/desk/bench', `src/games/${game}/editor`]],
  ),
]);

/**
 * The parts of a source that the digest ignores: comments and white space, which change no picture;
 * on Windows, git checks out other line ends.
 */
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

/** Records the digests of all pictures of a kind, which have just been taken. */
export function noteTaken(isKind: (name: string) => boolean): void {
  const taken = written();
  for (const [name, folders] of Object.entries(PICTURES)) {
    if (isKind(name)) taken[name] = digestOf(folders);
  }
  writeFileSync(SHOWN, `${JSON.stringify(taken, null, 2)}\n`);
}
