import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { describe, expect, it } from 'vitest';
import { looseTexts } from './looseText.ts';

const HEAD = `
declare namespace JSX {
  interface Element { readonly type: string }
  interface ElementChildrenAttribute { children: unknown }
  interface IntrinsicElements { [name: string]: unknown }
}
interface ReactPortal extends JSX.Element { readonly portal: true }
type ReactNode = JSX.Element | string | number | ReactPortal | null | undefined | boolean;
declare const n: number, words: string, on: boolean, maybe: string | undefined, names: string[];
declare const icon: ReactNode;
declare function Icon(): JSX.Element;
declare function Perhaps(): JSX.Element | null;
declare function Words(): string;
declare function Card(props: { readonly children: ReactNode }): JSX.Element;
`;

const LOOSE: readonly (readonly [name: string, jsx: string, loose: string])[] = [
  ['a value among words', '<p>{n} left</p>', '{n}'],
  ['a value beside an element', '<p><b>1</b> {words}</p>', '{words}'],
  ['a text that comes and goes', "<p>Saved.{on && ' Offline.'}</p>", "{on && ' Offline.'}"],
  ['a list of texts', '<p><i />{names.map((name) => name)}</p>', '{names.map((name) => name)}'],
  ['words after an element that comes and goes', '<p>{on && <i />} left</p>', 'left'],
  ['words after a component that may draw nothing', '<p><Perhaps /> left</p>', 'left'],
  ['words of a fragment', '<p>{on ? <>New.</> : <b />}</p>', 'New.'],
  ['a component that draws a text', '<p>{on && <Words />}</p>', '<Words />'],
  ['a component’s children', '<Card><i />{words}</Card>', '{words}'],
];

const SAFE: readonly (readonly [name: string, jsx: string])[] = [
  ['a value alone', '<p>{words}</p>'],
  ['a text or an element', '<p>{on ? words : <b />}</p>'],
  ['values in one text', "<p>{n + ' of ' + n}</p>"],
  ['words after an element that stays', '<p><Icon /> left</p>'],
  ['an element that is handed on', '<p>{icon}<b>left</b></p>'],
  ['an element of its own', '<p>{words && <b>{words}</b>}<span>{words}</span></p>'],
];

const cases = [...LOOSE, ...SAFE].map(([, jsx]) => jsx);
const files = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: { jsx: 'preserve', strict: true, lib: ['ES2023'], types: [] },
    include: ['.'],
  }),
  'globals.d.ts': HEAD,
  ...Object.fromEntries(
    cases.map((jsx, i) => [`case${i}.tsx`, `export const view = () => ${jsx};`]),
  ),
};
const inCases = looseTexts('/p', 'tsconfig.json', {
  fs: createVirtualFileSystem(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`/p/${name}`, text])),
  ),
});
const found = (jsx: string) => {
  const file = `case${cases.indexOf(jsx)}.tsx:1: `;
  return inCases.flatMap((line) => (line.startsWith(file) ? [line.slice(file.length)] : []));
};

describe('text with siblings is found', () => {
  it.each(LOOSE)('%s', (_, jsx, loose) => expect(found(jsx)).toEqual([loose]));
});

describe('text that React writes through its element is not', () => {
  it.each(SAFE)('%s', (_, jsx) => expect(found(jsx)).toEqual([]));
});

it('stands nowhere in the sources', () => {
  const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');
  expect(looseTexts(root, 'src/tsconfig.json')).toEqual([]);
});
