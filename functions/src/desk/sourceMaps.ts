/**
 * Leads the stack of an error in a built file to our sources, by the source maps that are deployed
 * with the functions (tools/build/maps.ts).
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/** The folder with the maps, beside the bundle (tools/build/functions.ts). */
const MAPS = join(import.meta.dirname, 'maps');

/** A place in a built file, as all browsers write it: the end of a URL, line and column from 1. */
const BUILT = /\/((?:(?:assets|desk)\/)?[\w-]+(?:\.[\w-]+)*\.js):(\d{1,7}):(\d{1,7})/g;

/** Frames resolved: the first ones tell the place, further ones only cost time. */
const MOST_FRAMES = 12;
/** Files whose maps are read for one stack: the app's own are few, and parsing one takes time. */
const MOST_FILES = 4;

/** The place of a source: without the bundler's way to it, or the package that it belongs to. */
function sourceOf(fileName: string): string {
  const own = /(?:^|\/)((?:src|sw)\/.*)$/.exec(fileName)?.[1];
  const library = /node_modules\/(.*)$/.exec(fileName)?.[1];
  return library === undefined ? (own ?? fileName) : `node_modules/${library}`;
}

export const isOwnFrame = (frame: string): boolean => /^(?:src|sw)\//.test(frame);

/**
 * The frames of a stack as `file:line:column (name)` in our sources; empty where the build's maps
 * are not there.
 *
 * @param stack as a browser has written it; may be anything.
 */
export function resolveStack(stack: string, build: string, folder: string = MAPS): string[] {
  const maps = new Map<string, SourceMap | null>();
  const frames: string[] = [];
  for (const [, file, line, column] of stack.matchAll(BUILT)) {
    if (frames.length >= MOST_FRAMES) break;
    if (!maps.has(file!)) {
      if (maps.size >= MOST_FILES) continue;
      maps.set(file!, readMap(join(folder, build, `${file}.map`)));
    }
    const origin = maps.get(file!)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !('fileName' in origin)) continue;
    const { fileName, lineNumber, columnNumber, name } = origin;
    const place = `${sourceOf(fileName)}:${lineNumber}:${columnNumber}`;
    frames.push(name === undefined || name === '' ? place : `${place} (${name})`);
  }
  return frames;
}

function readMap(file: string): SourceMap | null {
  if (!existsSync(file)) return null;
  return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
}
