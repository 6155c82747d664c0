/**
 * Link previews: what other apps show of a link to Crema. They read the page's meta tags and run no
 * script, so each game has copies of the shells with tags of its own, to which Hosting's rewrites
 * lead. The service worker and installed apps use the shells themselves.
 */

import type { Shell } from '../../src/app/shell/prerender/shells.ts';
import { TRUST_PAGES } from '../../src/app/trust/pages.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import type { Rewrite } from '../serve.ts';
import { named } from './ownCafe.ts';
import { builtSite } from './site.ts';

/** Describes Crema to stores, searches and chats; index.html repeats it. */
export const ABOUT_CREMA =
  'Five small puzzles to go with your coffee. They work offline and never lose a result.';

const CAFE = builtSite().cafe;

/** Size of a preview's picture in pixels, which most apps show uncropped. */
export const PICTURE = { width: 1200, height: 630 } as const;

export const pictureOf = (name: string) => `icons/preview-${name}.png`;

export interface Preview {
  /** Name of the picture: a game's id, or `home`. */
  readonly name: string;
  /** Title and words for other apps; the title is the prerendered page's as well. */
  readonly title: string;
  readonly description: string;
}

export const HOME_PREVIEW: Preview = {
  name: 'home',
  title: `${CAFE.title}: daily puzzles`,
  description: ABOUT_CREMA,
};

/** The previews of games, by the shells' copies: `previews/{game}/{shell}`. */
export const GAME_PREVIEWS: readonly Preview[] = DEFINITIONS.map(({ id, title, tagline }) => ({
  name: id,
  title: `${title} · ${CAFE.title}`,
  description: `${tagline}. A small daily puzzle to go with your coffee. No sign-up needed.`,
}));

/** The preview of a link to a table, which says nothing about the table. */
export const JOIN_PREVIEW: Preview = {
  name: 'home',
  title: `Join our table on ${CAFE.title}`,
  description: 'Play the same daily puzzles and see how we all did.',
};

export const JOIN_FILE = 'previews/join/page.html';

/** The previews of pages whose own text is prerendered, by their addresses. */
export const TRUST_PREVIEWS: ReadonlyMap<string, Preview> = new Map(
  TRUST_PAGES.map(({ path, title, opening }) => [
    path,
    { name: 'home', title: `${title} · ${CAFE.title}`, description: named(opening, CAFE) },
  ]),
);

/** File of a page whose own text is prerendered. */
export const trustFile = (path: string) => `previews${path}/page.html`;

export const copyOf = (shell: Exclude<Shell, 'index.html'>, game: string) =>
  `previews/${game}/${shell}`;

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * A page with the tags of a preview, and its title.
 * @param origin the site's: apps ignore pictures with relative addresses.
 */
export function withPreview(
  html: string,
  { name, title, description }: Preview,
  origin: string,
): string {
  const properties: readonly (readonly [name: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', CAFE.title],
    ['og:title', title],
    ['og:description', description],
    ['og:image', `${origin}/${pictureOf(name)}`],
    ['og:image:width', String(PICTURE.width)],
    ['og:image:height', String(PICTURE.height)],
    ['og:image:alt', title],
  ];
  const tags = properties.map(
    ([property, content]) =>
      `<meta property="${property}" content="${escapeAttribute(content)}" />`,
  );
  tags.push('<meta name="twitter:card" content="summary_large_image" />');
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeAttribute(title)}</title>`)
    .replace('<!--preview-->', () => tags.join(''));
}

const PUZZLE = '/([0-9]+|[0-9]{4}-[0-9]{2}-[0-9]{2}|today)/?$';

/** Hosting's rewrites: to each game's copies, to the desk, and to the shells. */
export const REWRITES: readonly Rewrite[] = [
  ...DEFINITIONS.flatMap(({ id }) => [
    { regex: `^/${id}${PUZZLE}`, destination: `/${copyOf('play.html', id)}` },
    { regex: `^/${id}(/[^.]*)?$`, destination: `/${copyOf('page.html', id)}` },
  ]),
  { regex: '^/join(/[^.]*)?$', destination: `/${JOIN_FILE}` },
  ...[...TRUST_PREVIEWS.keys()].map((path) => ({
    regex: `^${path}/?$`,
    destination: `/${trustFile(path)}`,
  })),
  { regex: `^/[a-z-]+${PUZZLE}`, destination: '/play.html' },
  { regex: '^/barista(/[^.]*)?$', destination: '/barista.html' },
  { regex: '^/[^.]*$', destination: '/page.html' },
];

/** firebase.json's text with these rewrites. */
export function withRewrites(firebaseJson: string, rewrites: readonly Rewrite[]): string {
  const block = rewrites.map(
    ({ regex, destination }) =>
      `      {\n        "regex": ${JSON.stringify(regex)},\n        "destination": ${JSON.stringify(destination)}\n      }`,
  );
  return firebaseJson.replace(
    /"rewrites": \[[\s\S]*?\n {4}\]/,
    () => `"rewrites": [\n${block.join(',\n')}\n    ]`,
  );
}
