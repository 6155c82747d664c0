import { describe, expect, it } from 'vitest';
import { riddles, riddlesIn } from './comments.ts';

describe('a riddle is found', () => {
  it.each([
    '// What was there is another version.',
    ' * Of a look at another version nothing is kept.',
    '/** Who looks in. */',
    '// The answer that nobody wants is dropped.',
    `const a = 1; /${'/'} whoever asks`,
  ])('%s', (line) => expect(riddlesIn(`const b = 2;\n${line}`)).toHaveLength(1));
});

describe('plain English passes', () => {
  it.each([
    '// Replace an outdated or unreadable copy.',
    '/** `nobody`: the site has no server. */',
    "const words = 'What you have written stays';",
    "const address = 'https://whoever.test/nobody';",
  ])('%s', (line) => expect(riddlesIn(line)).toEqual([]));
});

it('the sources hold no riddles', () => {
  expect(riddles(new URL('../..', import.meta.url).pathname)).toEqual([]);
});
