import { expect, it } from 'vitest';
import { answerOf } from '../rules/rules.ts';
import { generate } from '../world/targets.ts';
import { TIERS } from '../world/tiers.ts';
import { choicesOn } from './choices.ts';

it('offers the whole of the weekday, the furthest from their own days first', () => {
  // Puzzle 402 belongs to 24 November 2026, a Tuesday.
  const choices = choicesOn('402', 1);
  expect(choices.map(({ country }) => country.code).sort()).toEqual([...TIERS[1]!].sort());
  const firstSoon = choices.findIndex(({ soon }) => soon);
  expect(choices.slice(firstSoon).every(({ soon }) => soon)).toBe(true);
});

it('warns of the countries that come again within eight weeks, about half of them', () => {
  const choices = choicesOn('402', 1);
  for (const { words, soon } of choices) {
    const weeks = [...words.matchAll(/\d+/g)].map(Number);
    expect(soon, words).toBe(Math.min(...weeks) < 8);
  }
  expect(choices.filter(({ soon }) => soon)).toHaveLength(14);
});

it('tells when a country comes otherwise, as the packs have it', () => {
  const [weekBefore] = generate('395', 1).boards;
  const choice = choicesOn('402', 1).find(({ country }) => country.code === answerOf(weekBefore!))!;
  expect(choice.words).toMatch(/^Also 1 week before/);
  expect(choice.soon).toBe(true);
  // The day's own country does not count as a repeat of itself.
  const [own] = generate('402', 1).boards;
  const itself = choicesOn('402', 1).find(({ country }) => country.code === answerOf(own!))!;
  expect(itself.soon).toBe(false);
});
