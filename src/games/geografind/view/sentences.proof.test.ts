/** Reads what Geografind says to its players, word for word, by an oracle (geografindOracle.ts). */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GeografindOracle } from '../../../../tests/support/geografindOracle.ts';
import { bordersOf, OutlineWorld, slackOf } from '../../../../tests/support/geografindWorld.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { makeRng } from '../../../lib/rng.ts';
import { CODES } from '../codes.ts';
import { hint } from '../engine/hints.ts';
import { nextWords } from '../rules/next.ts';
import { seal } from '../rules/seal.ts';
import type { State } from '../rules/types.ts';
import { COUNTRIES } from '../world/countries.ts';
import { factsOf } from '../world/facts.ts';
import { lands } from '../world/lands.ts';
import { meaningOf } from '../world/meaning.ts';
import { compassOf, measure } from '../world/measure.ts';
import { coach } from './coach.ts';
import { Legend } from './Legend.tsx';
import { loadShapes } from './map/shapes.ts';
import { problemOf } from './problem.ts';
import { share } from './share.ts';
import { guessNews, hintNews } from './useAnnouncements.ts';
import { aboutCountry, factWords, inSentence, shortDistance } from './words.ts';

const world = new OutlineWorld(await loadShapes());
const oracle = new GeografindOracle(world);
const boardOf = (answer: string) => ({ answer: seal(answer, 'test'), beans: 1 });
const UNITS = ['km', 'miles'] as const;

/** Games drawn by chance: an answer, and up to six guesses. */
const games = (() => {
  const rng = makeRng('geografind sentences');
  return Array.from({ length: 300 }, () => {
    const answer = CODES[rng.below(CODES.length)]!;
    const near = bordersOf(answer);
    const others = rng.shuffled(CODES.filter((code) => code !== answer));
    const guesses = [...others.slice(0, rng.below(5)), ...near.slice(0, rng.below(2)), others[9]!];
    return { answer, guesses: rng.below(4) === 0 ? [...guesses.slice(0, 5), answer] : guesses };
  });
})();

describe('every sentence is true of the world', () => {
  it('what a guess tells, to the ear, in the list and when shared', () => {
    for (const { answer, guesses } of games) {
      for (const count of guesses.keys()) {
        const made = guesses.slice(0, count + 1);
        const told = { answer, guesses: made, revealed: 0 };
        const last = made.at(-1)!;
        const found = measure(last, answer);
        const over = last === answer || made.length === 6;
        const way = found.bearing === null ? '' : ` ${compassOf(found.bearing).short}`;
        for (const units of UNITS) {
          expect(
            oracle.complaints(told, guessNews({ guesses: made }, answer, over, units)),
          ).toEqual([]);
          const row = `${shortDistance(found, units)}${way} ${found.percent}%`;
          expect(oracle.complaints(told, row)).toEqual([]);
        }
      }
      const isWon = guesses.at(-1) === answer;
      const whole = isWon ? guesses : [...guesses.slice(0, 5), answer];
      const { lines } = share('Geografind', { id: '1', boards: [boardOf(answer)] }, [
        ...whole,
        'win',
      ]);
      for (const [i, line] of lines.split('\n').slice(1).entries()) {
        const told = { answer, guesses: whole.slice(0, i + 1), revealed: 0 };
        expect(oracle.complaints(told, line)).toEqual([]);
      }
    }
  });

  it('what the map’s legend says of its colours', () => {
    for (const units of UNITS) {
      const text = renderToStaticMarkup(createElement(Legend, { units }));
      const said =
        /The closer a country, the stronger its colour\. Colours change at ([\d,]+), ([\d,]+), ([\d,]+) and ([\d,]+) (kilometres|miles), and again for neighbours\.</.exec(
          text,
        )!;
      const limits = said
        .slice(1, 5)
        .map((limit) => Number(limit.replace(',', '')) * (units === 'km' ? 1 : 1.609344));
      for (const { answer, guesses } of games.slice(0, 60)) {
        const guess = guesses[0]!;
        if (guess === answer) continue;
        const km = world.km(guess, answer);
        // A limit in miles is rounded to two or three digits.
        if (limits.some((limit) => Math.abs(limit - km) < slackOf(km) + 0.01 * limit)) continue;
        const step = bordersOf(guess).includes(answer)
          ? 5
          : limits.filter((limit) => km < limit).length;
        expect(measure(guess, answer).step, `${guess} ${answer}`).toBe(step);
      }
    }
  });

  it('the hints, and when they come', () => {
    for (const answer of CODES) {
      const board = boardOf(answer);
      const others = CODES.filter((code) => code !== answer);
      for (let made = 0; made < 6; made++) {
        for (let revealed = 0; revealed <= 4; revealed++) {
          const state: State = { guesses: others.slice(0, made), revealed };
          const told = { answer, ...state };
          const found = hint(board, state);
          if (!found.ok) {
            expect(oracle.complaints(told, found.problem.message)).toEqual([]);
            continue;
          }
          // The next hint comes after this one is told.
          for (const [i, { text }] of found.value.steps.entries()) {
            const after = { ...told, revealed: revealed + (i === 2 ? 1 : 0) };
            expect(oracle.complaints(after, text)).toEqual([]);
          }
          const after: State = { ...state, revealed: revealed + 1 };
          expect(oracle.complaints({ answer, ...after }, hintNews(after, answer))).toEqual([]);
          const next = nextWords(after);
          const line = next === null ? 'You’ve seen all four hints.' : `Next hint: ${next}.`;
          expect(oracle.complaints({ answer, ...after }, line)).toEqual([]);
        }
      }
    }
  });

  it('the facts about every country', () => {
    for (const country of COUNTRIES) {
      const { code: answer, name, capital, continent } = country;
      const told = { answer, guesses: [], revealed: 0 };
      const facts = factsOf(answer).map(factWords);
      for (const units of UNITS) {
        const text = [...facts, aboutCountry(country, units)].join(' ');
        expect(oracle.complaints(told, text)).toEqual([]);
      }
      if (capital === null) continue;
      const end = `The country was ${name}, of the capital ${capital}, in ${continent}`;
      expect(oracle.complaints(told, end)).toEqual([]);
    }
  });

  it('why a land or a capital is no guess', () => {
    const kinds = new Set<string>();
    for (const { name } of lands()) {
      const meaning = meaningOf(name);
      if (meaning.kind !== 'land') continue;
      const { words, choices, end } = problemOf(name, meaning);
      const text = [words, joinWithAnd(choices.map(inSentence))].join(' ').trim() + end;
      kinds.add(/capital|part|one/.exec(text)![0]);
      expect(oracle.complaints({ answer: 'KE', guesses: [], revealed: 0 }, text)).toEqual([]);
    }
    expect([...kinds].sort()).toEqual(['capital', 'one', 'part']);
  });

  it('what the example of the rules says after every guess', () => {
    for (const guess of [null, ...CODES]) {
      const guesses = ['BR', 'IN', ...(guess === null ? [] : [guess])];
      const state = { guesses, revealed: 0 };
      if (guess === 'BR' || guess === 'IN') continue;
      for (const units of UNITS) {
        const text = coach(boardOf('KE'), state, 2, units);
        expect(oracle.complaints({ answer: 'KE', ...state }, text)).toEqual([]);
      }
    }
  });
});

describe('the oracle', () => {
  const complaints = (text: string, answer = 'KE', guesses = ['EG']) =>
    oracle.complaints({ answer, guesses, revealed: 0 }, text);

  it.each([
    'Guess 1, Egypt: 1,886 kilometres, north, 90 percent. 5 guesses left.',
    'Guess 1, Egypt: 2,086 kilometres, south, 90 percent. 5 guesses left.',
    'Guess 1, Egypt: 1,886 kilometres, south, 70 percent. 5 guesses left.',
    'Guess 1, Egypt: 1,886 kilometres, south, 90 percent. 4 guesses left.',
    'Guess 1, Egypt: 0 kilometres, a neighbour, south, 99 percent.',
    'Guess 1, Peru: 1,886 kilometres, south, 90 percent.',
    'Continent: Asia.',
    'First letter: T.',
    'Capital or flag: M….',
    'Capital or flag: blue and white.',
    'Next hint: the outline, after your third guess.',
    'Next hint: the continent, whenever you like.',
    'It borders Ethiopia, Somalia and Uganda.',
    'It has no land border.',
    'It covers about 690,000 km².',
    'It is about as large as Egypt.',
    'It is the third largest of the 197 countries.',
    'The United Nations counts it as part of Asia.',
    'The nearest country across the sea is Seychelles.',
    'Kampala is the capital of Kenya: guess that country.',
    'Kenya is rich in coffee.',
  ])('complains of %s', (text) => expect(complaints(text)).not.toEqual([]));

  it('complains of what is false of a flag, of an island, of the equator', () => {
    expect(complaints('Capital or flag: yellow, with a blue cross.', 'SE')).toEqual([]);
    expect(complaints('Capital or flag: blue, with a red cross.', 'SE')).not.toEqual([]);
    expect(complaints('The nearest country across the sea is Tonga.', 'IS')).not.toEqual([]);
    expect(complaints('The equator runs through it.', 'FR')).not.toEqual([]);
    expect(complaints('The equator runs through it.')).toEqual([]);
  });
});
