/** Pages at the addresses that players, other apps and the staff open. */
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { GAME_PREVIEWS, HOME_PREVIEW, pictureOf } from '../build/previews.ts';
import { DEMO_PROJECT } from '../build/site.ts';
import { ask, fileProblems, type Problems, type Visit } from './visit.ts';

const HTML = { type: /^text\/html/ };

/** Addresses that no file has: Hosting's rewrites lead from there to a page. */
const DEEP_LINKS = [
  ...DEFINITIONS.flatMap(({ id }) => [`/${id}`, `/${id}/today`, `/${id}/archive`]),
  ...['/statistics', '/settings', '/barista', '/barista/calendar'],
];

export async function pageProblems(visit: Visit): Promise<Problems> {
  const wrong: string[] = [];
  for (const path of ['/', ...DEEP_LINKS]) {
    const page = await ask(visit, path);
    wrong.push(...fileProblems(path, page, HTML));
    if (!page.text.includes('<title>')) wrong.push(`${path} has no title.`);
  }
  const missing = await ask(visit, '/no-such-file.js');
  if (missing.status !== 404) wrong.push(`/no-such-file.js answers ${missing.status}, not 404.`);
  return wrong;
}

/** On the emulators the pages are those of the demo project's site. */
const siteOrigin = ({ origin, project }: Visit) =>
  project === DEMO_PROJECT ? `https://${DEMO_PROJECT}.web.app` : origin;

/** Other apps show a link with the title and the picture of its page. */
export async function previewProblems(visit: Visit): Promise<Problems> {
  const wrong: string[] = [];
  for (const { name, title } of [HOME_PREVIEW, ...GAME_PREVIEWS]) {
    const path = name === HOME_PREVIEW.name ? '/' : `/${name}/today`;
    const { text } = await ask(visit, path);
    if (!text.includes(`<title>${title}</title>`)) wrong.push(`${path} is not titled "${title}".`);
    const picture = `${siteOrigin(visit)}/${pictureOf(name)}`;
    if (!text.includes(`property="og:image" content="${picture}"`)) {
      wrong.push(
        `${path} does not show the picture ${picture}. Is this site’s address in sites.json?`,
      );
    }
    const file = await ask(visit, `/${pictureOf(name)}`);
    wrong.push(...fileProblems(`/${pictureOf(name)}`, file, { type: /^image\/png/ }));
  }
  return wrong;
}
