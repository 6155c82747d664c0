import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { rewriteFor } from '../serve.ts';
import {
  GAME_PREVIEWS,
  HOME_PREVIEW,
  JOIN_PREVIEW,
  REWRITES,
  TRUST_PREVIEWS,
  withPreview,
  withRewrites,
} from './previews.ts';

const firebaseJson = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
const hosting = (text: string) => JSON.parse(text).hosting;

describe('Hosting', () => {
  it('leads to the copies of every game (else: npm run csp)', () => {
    expect(hosting(firebaseJson).rewrites).toEqual(REWRITES);
    expect(withRewrites(firebaseJson, REWRITES)).toBe(firebaseJson);
  });

  it.each([
    ...DEFINITIONS.flatMap(({ id }) => [
      [`/${id}`, `/previews/${id}/page.html`],
      [`/${id}/archive`, `/previews/${id}/page.html`],
      [`/${id}/12/leaderboard`, `/previews/${id}/page.html`],
      [`/${id}/12`, `/previews/${id}/play.html`],
      [`/${id}/today/`, `/previews/${id}/play.html`],
    ]),
    ['/statistics', '/page.html'],
    ['/join/lusab-babad-gutih', '/previews/join/page.html'],
    ['/privacy', '/previews/privacy/page.html'],
    ['/accessibility/', '/previews/accessibility/page.html'],
    ['/barista/sudoku', '/barista.html'],
  ])('sends for %s %s', (path, file) => {
    expect(rewriteFor(hosting(firebaseJson), path!)).toBe(file);
  });
});

describe('a page', () => {
  const PAGE = '<title>Crema</title><!--preview--><body>';

  it('has the title, the words and the picture of its game', () => {
    for (const preview of [
      HOME_PREVIEW,
      JOIN_PREVIEW,
      ...GAME_PREVIEWS,
      ...TRUST_PREVIEWS.values(),
    ]) {
      const html = withPreview(PAGE, preview, 'https://crema.example');
      expect(html).toContain(`<title>${preview.title}</title>`);
      expect(html).toContain(`<meta property="og:description" content="${preview.description}" />`);
      const picture = `https://crema.example/icons/preview-${preview.name}.png`;
      expect(html).toContain(`<meta property="og:image" content="${picture}" />`);
      expect(html).not.toContain('<!--preview-->');
    }
  });

  it('stays whole, whatever letters a game’s words have', () => {
    const odd = { name: 'odd', title: 'Tea & "Cake" $& <b>', description: '$1 "x"' };
    const html = withPreview(PAGE, odd, 'https://crema.example');
    expect(html).toContain('content="Tea &amp; &quot;Cake&quot; $&amp; &lt;b>"');
    expect(html).toContain('content="$1 &quot;x&quot;"');
    expect(html.endsWith('<body>')).toBe(true);
  });
});
