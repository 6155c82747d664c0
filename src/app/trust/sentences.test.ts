import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingGrade, syllables } from '../../../tests/support/readingGrade.ts';
import { PROOFS, type Proof } from '../../../tests/support/trustProofs.ts';
import { ACCESSIBILITY } from './accessibility.ts';
import { PRIVACY } from './privacy.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (file: string) =>
  existsSync(new URL(file, ROOT)) ? readFileSync(new URL(file, ROOT), 'utf8') : null;

/** Whether a proof stands where it is said to: as the title of a test, or as words of a document. */
function stands(proof: Proof): boolean {
  const text = read('test' in proof ? proof.test : proof.document);
  if (text === null) return false;
  if ('document' in proof) return text.replaceAll(/\s+/g, ' ').includes(proof.words);
  const title = proof.title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const run = '\\b(?:it|test|withWorker)\\b(?!\\.(?:skip|todo|fixme|fails)\\b)';
  return new RegExp(`${run}[^;]*\\(\\s*['\`]${title}['\`]`).test(text);
}

describe.each([PRIVACY, ACCESSIBILITY])('$path', ({ sections, opening }) => {
  const all = sections.flatMap(({ sentences }) => sentences);

  it.each(all)('“%s” has its proof', (text) => {
    const proofs = PROOFS[text] ?? [];
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter((proof) => !stands(proof))).toEqual([]);
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
  const said = [PRIVACY, ACCESSIBILITY].flatMap(({ sections }) =>
    sections.flatMap(({ sentences }) => sentences),
  );
  expect(Object.keys(PROOFS).filter((text) => !said.includes(text))).toEqual([]);
});

it('a proof that stands nowhere is noticed', () => {
  const test = 'src/app/trust/sentences.test.ts';
  expect(stands({ test, title: 'a proof that stands nowhere is noticed' })).toBe(true);
  expect(stands({ test, title: 'a proof that stands' })).toBe(false);
  expect(stands({ test: 'src/app/trust/gone.test.ts', title: 'x' })).toBe(false);
  expect(stands({ document: 'docs/decisions/0012-accounts.md', words: 'of no such thing' })).toBe(
    false,
  );
});

describe('the reading grade', () => {
  it.each([
    ['the', 1],
    ['games', 1],
    ['deleted', 3],
    ['table', 2],
    ['accessibility', 6],
    ['e-mail', 2],
    ['various', 3],
  ])('%s has %i syllables', (word, count) => {
    expect(syllables(word)).toBe(count);
  });

  it('rises with long sentences and long words', () => {
    expect(readingGrade('The cat sat on the mat. It was fat.')).toBeLessThan(1);
    // By hand: 0.39 × 7 words in a sentence + 11.8 × 11 syllables in 7 words − 15.59.
    expect(readingGrade('The little garden has a yellow table.')).toBeCloseTo(5.68, 2);
  });
});
