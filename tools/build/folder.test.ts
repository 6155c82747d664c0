import { describe, expect, it } from 'vitest';
import { shellFor } from '../../src/app/shell/prerender/shells.ts';
import { findRoute } from '../../src/app/shell/routes.ts';
import { FOLDER_PAGES, folderOf, headersFile, redirectsFile, withPolicy } from './folder.ts';

describe('the folder of a command line', () => {
  it.each([
    [undefined, undefined, { base: '/', address: '' }],
    ['/crema/', undefined, { base: '/crema/', address: '/crema' }],
    [
      undefined,
      'https://me.github.io/crema',
      { base: '/crema/', address: 'https://me.github.io/crema' },
    ],
    ['/a/b/', 'http://tea.local/a/b/', { base: '/a/b/', address: 'http://tea.local/a/b' }],
    [undefined, 'https://crema.example', { base: '/', address: 'https://crema.example' }],
  ])('of --base %s and --address %s', (base, address, folder) => {
    expect(folderOf(base, address)).toEqual(folder);
  });

  it.each([
    ['crema', undefined],
    ['/crema', undefined],
    ['/crême/', undefined],
    ['//tea.example/', undefined],
    [undefined, 'me.github.io/crema/'],
    [undefined, 'ftp://tea.example/'],
    ['/tea/', 'https://crema.example/crema/'],
  ])('--base %s and --address %s are refused with a sentence', (base, address) => {
    expect(folderOf(base, address)).toMatch(/^--(?:base|address) .*\.$/);
  });
});

it('each page with a file of its own is a copy of its shell', () => {
  for (const [shell, pages] of Object.entries(FOLDER_PAGES)) {
    for (const [path] of pages) {
      expect([path, shellFor(path)]).toEqual([path, shell]);
      expect(findRoute(path)).not.toBeNull();
    }
  }
});

it('the policy of a page is before its scripts, names one script, and no other host', () => {
  const page = '<head><meta charset="utf-8" /><script>1</script></head>';
  const html = withPolicy(page, "'sha256-AAAA='");
  expect(html).toContain(`script-src 'self' 'sha256-AAAA=';`);
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script>'));
  expect(html).not.toMatch(/https:|frame-ancestors|unsafe-eval/);
  expect(html).toContain("default-src 'none'");
});

it('headers and redirects name the path of the folder', () => {
  const headers = headersFile('/crema/');
  expect(headers).toMatch(/^\/crema\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'\n/);
  expect(headers).toMatch(/\n\/crema\/assets\/\*\n {2}Cache-Control: .*immutable\n$/);
  // Cloudflare would join the values of two rules.
  expect(headers.match(/Cache-Control/g)).toHaveLength(1);
  expect(redirectsFile('/')).toContain('/geografind/:id /geografind/today/ 200\n');
});
