import { expect, it, vi } from 'vitest';
import { remedyFor, ServerError, STATUS_CODES, sentenceFor } from '../protocol/status.ts';
import { sentenceOf } from './sentences.ts';

const RETRIED = STATUS_CODES.filter((status) => remedyFor(status) === 'retry');
const OTHERS = STATUS_CODES.filter((status) => remedyFor(status) !== 'retry');

it.each(RETRIED)('promises to try again only where that is done: %s', (status) => {
  const error = new ServerError(status);
  expect(sentenceOf(error, 'change')).toMatch(
    /^[A-Z][^.]+\. We can’t tell whether that worked\. Check the current state, then try again\.$/,
  );
  expect(sentenceOf(error, 'read')).toMatch(
    /^[A-Z][^.]+\. Nothing was loaded\. Try again in a while\.$/,
  );
  expect(sentenceOf(error, 'read-on')).toMatch(/^[A-Z][^.]+\. We’ll try again\.$/);
});

it('has a cause for each of them', () => {
  const sentences = RETRIED.map((status) => sentenceOf(new ServerError(status), 'change'));
  expect(new Set(sentences).size).toBe(RETRIED.length);
  expect(sentences.join()).not.toContain('The server refused.');
});

it.each(OTHERS)('says of the rest what everybody is told: %s', (status) => {
  expect(sentenceOf(new ServerError(status), 'change')).toBe(sentenceFor(status));
});

it('leaves the sentence of a function as it is', () => {
  const words = 'The solver could not finish. Make the puzzle simpler.';
  expect(sentenceOf(new ServerError('deadline-exceeded', words), 'change')).toBe(words);
});

it('takes anything', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const error of [null, undefined, 'text', new TypeError('x is not a function')]) {
    expect(sentenceOf(error, 'change')).toBe(
      'Nothing was changed: this page ran into an error. Reload it and try again.',
    );
    expect(sentenceOf(error, 'read')).toBe('This page ran into an error. Reload it.');
  }
  expect(logged).toHaveBeenCalledTimes(8);
  logged.mockRestore();
});
