import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../../tests/support/readingGrade.ts';
import { ACCESSIBILITY } from './accessibility.ts';
import { PRIVACY } from './privacy.ts';
import { PRIVACY_ALONE } from './privacyAlone.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (file: string) =>
  existsSync(new URL(file, ROOT)) ? readFileSync(new URL(file, ROOT), 'utf8') : null;

/** A test's file and title, or a document and words of it. */
type Proof = readonly [file: string, words: string];

const PROOFS = new Map<string, Proof[]>();
let proofs: Proof[] = [];
for (const line of read('tests/fixtures/trust-proofs.txt')!.split('\n')) {
  const [file, words] = line.trim().split(' › ');
  if (file && words) proofs.push([file, words]);
  else if (file && !line.startsWith('#')) {
    proofs = [];
    PROOFS.set(line, proofs);
  }
}

/** Whether a proof stands where it is said to: as the title of a test, or as words of a document. */
function stands([file, words]: Proof): boolean {
  const text = read(file);
  if (text === null) return false;
  if (file.endsWith('.md')) return text.replaceAll(/\s+/g, ' ').includes(words);
  const title = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const run = '\\b(?:it|test|withWorker)\\b(?!\\.(?:skip|todo|fixme|fails)\\b)';
  return new RegExp(`${run}[^;]*\\(\\s*['\`]${title}['\`]`).test(text);
}

const PAGES = [PRIVACY, PRIVACY_ALONE, ACCESSIBILITY];

describe.each(PAGES)('$path', ({ sections, opening }) => {
  const all = sections.flatMap(({ sentences }) => sentences);

  it.each(all)('“%s” has its proof', (text) => {
    expect(PROOFS.get(text)).not.toHaveLength(0);
    expect(PROOFS.get(text)!.filter((proof) => !stands(proof))).toEqual([]);
  });

  it('has sentences of at most 25 words, each once', () => {
    expect(new Set(all).size).toBe(all.length);
    const long = all
      .flatMap((text) => text.split(/(?<=[.!?])\s/))
      .filter((sentence) => sentence.split(' ').length > 25);
    expect(long).toEqual([]);
  });

  it('can be read at the age of twelve', () => {
    const text = [opening, ...all].join(' ');
    expect(readingGrade(text)).toBeLessThanOrEqual(7);
  });
});

it('no proof is of a sentence that went', () => {
  const said = PAGES.flatMap(({ sections }) => sections.flatMap(({ sentences }) => sentences));
  expect([...PROOFS.keys()].filter((text) => !said.includes(text))).toEqual([]);
});

it('a proof that stands nowhere is noticed', () => {
  const test = 'src/app/trust/sentences.test.ts';
  expect(stands([test, 'a proof that stands nowhere is noticed'])).toBe(true);
  expect(stands([test, 'a proof that stands'])).toBe(false);
  expect(stands(['src/app/trust/gone.test.ts', 'x'])).toBe(false);
  expect(stands(['docs/decisions/0012-accounts.md', 'of no such thing'])).toBe(false);
});

it('the reading grade rises with long sentences and long words', () => {
  expect(readingGrade('The cat sat on the mat. It was fat.')).toBeLessThan(1);
  // By hand: 0.39 × 7 words in a sentence + 11.8 × 11 syllables in 7 words − 15.59.
  expect(readingGrade('The little garden has a yellow table.')).toBeCloseTo(5.68, 2);
});
