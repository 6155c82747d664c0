import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newer, newerIn } from './newer.ts';

const root = new URL('../..', import.meta.url).pathname;

describe('a feature that a browser at the floor lacks is found', () => {
  it.each([
    'const sorted = list.toSorted();',
    '<div popover="auto" />',
    '<label className="has-checked:border" />',
    "const FILL = 'light-dark(#fff, #000)';",
    "const TINT = 'color-mix(in oklab, red, blue)';",
  ])('in code: %s', (text) => expect(Object.keys(newerIn(text, false))).toHaveLength(1));

  it.each([
    '.a:has(.b) { color: red }',
    '.a { color: color-mix(in srgb, red, blue) }',
    '@starting-style { .a { opacity: 0 } }',
    '.a { background: linear-gradient(-45deg in srgb, red, blue) }',
    '.a { width: round(10px, 3px) }',
  ])('in styles: %s', (text) => expect(Object.keys(newerIn(text, true))).toHaveLength(1));

  it.each([
    ['/* No popover="auto": list.toSorted() */\nconst a = 1; // .hidePopover()', false],
    ["const url = 'https://a.test/has'; Math.round(2); const has = a.has(b);", false],
    ['.a { color: light-dark(red, blue); background: linear-gradient(to top, red, blue) }', true],
  ])('and nothing else: %s', (text, isStyle) => expect(newerIn(text, isStyle)).toEqual({}));
});

it('the sources use none but those that are counted', () => expect(newer(root)).toEqual([]));

it.each(['src/tsconfig.json', 'src/tsconfig.core.json', 'sw/tsconfig.json'])(
  '%s knows no JavaScript that Chromium 109 lacks',
  (file) => expect(readFileSync(`${root}${file}`, 'utf8')).toMatch(/"lib": \["ES2022"/),
);
