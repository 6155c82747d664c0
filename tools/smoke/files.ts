/** Files beside the pages: code, service worker, manifest, settings, builds and packs. */
import type { CivilDate } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { packUrlOf } from '../../src/daily/packs.ts';
import { parseConfig, parseSiteConfig } from '../../src/firebase/config.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { loadRules } from '../../src/games/loaders.ts';
import { puzzleFromPack } from '../../src/play/packs.ts';
import { ask, fileProblems, INIT, jsonOf, type Problems, type Visit } from './visit.ts';

const SCRIPT = /^(?:text|application)\/javascript/;
const JSON_TYPE = /^application\/json/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'no-cache';

/** Code has its hash in its name and is kept; the worker is asked for again, else no update comes. */
export async function codeProblems(visit: Visit): Promise<Problems> {
  const { text } = await ask(visit, '/');
  const [script] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
  const wrong: string[] = [];
  if (script === undefined) wrong.push('The home page loads no script.');
  else {
    const file = await ask(visit, script);
    wrong.push(...fileProblems(script, file, { type: SCRIPT, cache: FOREVER }));
  }
  const worker = await ask(visit, '/sw.js');
  wrong.push(...fileProblems('/sw.js', worker, { type: SCRIPT, cache: ASKED_AGAIN }));
  if (!worker.text.includes('index.html')) wrong.push('/sw.js does not store the home page.');
  return wrong;
}

interface Manifest {
  readonly start_url?: unknown;
  readonly icons?: readonly { readonly src: string }[];
}

export async function manifestProblems(visit: Visit): Promise<Problems> {
  const path = '/manifest.webmanifest';
  const file = await ask(visit, path);
  const wrong = fileProblems(path, file, { type: /json/ });
  const { start_url, icons = [] } = (jsonOf(file) ?? {}) as Manifest;
  if (start_url !== '/') wrong.push(`${path} does not start at /.`);
  if (icons.length === 0) wrong.push(`${path} names no icon.`);
  for (const { src } of icons) {
    wrong.push(...fileProblems(src, await ask(visit, src), { type: /^image\// }));
  }
  return wrong;
}

export async function settingProblems(visit: Visit): Promise<Problems> {
  const wrong: string[] = [];
  const site = await ask(visit, '/config.json');
  wrong.push(...fileProblems('/config.json', site, { type: JSON_TYPE, cache: ASKED_AGAIN }));
  parseSiteConfig(jsonOf(site), (text) => wrong.push(text));
  const init = parseConfig(jsonOf(await ask(visit, INIT)));
  if (init === null) {
    wrong.push(`${INIT} has no valid apiKey or projectId. Is a web app registered in the project?`);
    // The emulators have no web app.
  } else if (init.appId === undefined && !init.projectId.startsWith('demo-')) {
    wrong.push(`${INIT} has no appId. Register a web app, then deploy again.`);
  }
  return wrong;
}

/** Open pages poll for the latest build. */
export async function buildProblems(visit: Visit): Promise<Problems> {
  const path = '/builds/latest.json';
  const latest = await ask(visit, path);
  const wrong = fileProblems(path, latest, { type: JSON_TYPE, cache: ASKED_AGAIN });
  const { id } = (jsonOf(latest) ?? {}) as { readonly id?: unknown };
  if (typeof id !== 'string') return [...wrong, `${path} names no build.`];
  const meta = await ask(visit, `/builds/meta/${id}.json`);
  return [...wrong, ...fileProblems(`/builds/meta/${id}.json`, meta, { type: JSON_TYPE })];
}

/** Every game's puzzle of today is there, and can be played. */
export async function packProblems(visit: Visit): Promise<Problems> {
  const wrong: string[] = [];
  for (const { id: game, schedule } of DEFINITIONS) {
    const id = idFor(schedule, visit.today as CivilDate);
    const path = packUrlOf(game, schedule, id);
    const file = await ask(visit, path);
    const { game: rules } = await loadRules(game);
    const puzzle = puzzleFromPack(rules, id, file.text);
    if (file.status !== 200)
      wrong.push(`${path}, with today’s ${game} puzzle, answers ${file.status}.`);
    else if (!puzzle.ok)
      wrong.push(`${path}, with today’s ${game} puzzle ${id}: ${puzzle.problem.message}`);
  }
  return wrong;
}
