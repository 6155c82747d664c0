import { describe, expect, it } from 'vitest';
import { words, wordsIn } from './words.ts';

describe('a sentence that breaks a rule is found', () => {
  it.each([
    "'Who has started it plays on.'",
    '<p>Saved. What has arrived is kept.</p>',
    "'Please try again just now.'",
    "'A friend of yours'",
    `\`the best \${share} %\``,
    "'Looking …'",
    `'A board${"\\'"}s size'`,
    `\`\${rows.length} results\``,
  ])('%s', (text) => expect(wordsIn('src/app/a.tsx', `const a = ${text};`)).toHaveLength(1));
});

describe('plain English passes', () => {
  it.each([
    "'What is new?'",
    '<h2>What others see</h2>',
    "'begun'",
    "'either … or …'",
    `\`\${count(n, 'result')} sent\``,
    '<p className="ring …">Saved.</p>',
  ])('%s', (text) => expect(wordsIn('src/app/a.tsx', `const a = ${text};`)).toEqual([]));
});

it('the sources keep the rules', () => {
  expect(words(new URL('../..', import.meta.url).pathname)).toEqual([]);
});
