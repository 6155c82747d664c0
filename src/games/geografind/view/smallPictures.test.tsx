/** Tests of the miniature and the shared picture: neither may reveal the country to find. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CODES } from '../codes.ts';
import { start } from '../rules/rules.ts';
import { seal } from '../rules/seal.ts';
import type { Code } from '../rules/types.ts';
import { CENTRES } from '../world/centres.ts';
import { COUNTRIES } from '../world/countries.ts';
import { Miniature } from './miniature.tsx';
import { Picture } from './picture.tsx';
import { share } from './share.ts';

const boardOf = (code: Code, salt = 'demo') => ({ answer: seal(code, salt), beans: 3 });
const puzzleOf = (code: Code) => ({ id: '7', boards: [boardOf(code)] });

const pictureOf = (answer: Code, result: readonly string[]) =>
  renderToStaticMarkup(
    createElement(
      'svg',
      null,
      createElement(Picture, {
        ...{ puzzle: puzzleOf(answer), result: [...result] },
        ...{ ending: null, steps: null },
      }),
    ),
  );
const miniatureOf = (answer: Code, guesses: readonly Code[]) =>
  renderToStaticMarkup(
    createElement(Miniature, { board: boardOf(answer), state: { guesses, revealed: 0 } }),
  );
const textsOf = (markup: string) => [...markup.matchAll(/>([^<>]+)</g)].map(([, text]) => text);

describe('the picture', () => {
  it('has no words but the numbers of the guesses', () => {
    expect(textsOf(pictureOf('KE', ['BR', 'IN', 'KE', 'win']))).toEqual(['1', '2', '3']);
    expect(textsOf(pictureOf('KE', ['KE', 'win']))).toEqual(['1']);
    const lost = ['BR', 'IN', 'FR', 'FJ', 'CN', 'UG', 'loss'];
    expect(textsOf(pictureOf('KE', lost))).toEqual(['1', '2', '3', '4', '5', '6', '?']);
  });

  it('tells no more than the shared squares and arrows: where those are equal, so is it', {
    tags: 'all',
  }, () => {
    const byLines = new Map<string, string>();
    let compared = 0;
    for (const answer of CODES) {
      for (const guess of CODES.filter((code) => code !== answer)) {
        if ((CODES.indexOf(guess) + CODES.indexOf(answer)) % 70 !== 0) continue;
        const result = [guess, answer, 'win'];
        const { lines } = share('Geografind 1', puzzleOf(answer), result);
        const picture = pictureOf(answer, result);
        const known = byLines.get(lines);
        if (known === undefined) byLines.set(lines, picture);
        else {
          compared++;
          expect(picture).toBe(known);
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('keeps the dots of guesses that tell the same apart, and all within its 600 × 400', () => {
    const result = ['PL', 'CZ', 'SK', 'AT', 'HU', 'SI', 'loss'];
    const dots = [...pictureOf('KE', result).matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="16"/g)].map(
      ([, x, y]) => ({ x: Number(x), y: Number(y) }),
    );
    expect(dots).toHaveLength(6);
    for (const [i, one] of dots.entries()) {
      expect(one.x).toBeGreaterThan(16);
      expect(one.x).toBeLessThan(584);
      expect(one.y).toBeGreaterThan(16);
      expect(one.y).toBeLessThan(384);
      for (const other of dots.slice(i + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(31);
      }
    }
  });
});

describe('the miniature', () => {
  it('knows the middles of the countries as the map does', () => {
    for (const [place, { centre, code }] of COUNTRIES.entries()) {
      expect(CENTRES[place]![0], code).toBeCloseTo(centre[0], 0);
      expect(Math.abs(CENTRES[place]![0] - centre[0]), code).toBeLessThan(0.06);
      expect(Math.abs(CENTRES[place]![1] - centre[1]), code).toBeLessThan(0.06);
    }
  });

  it('asks, numbers the guesses, and looks the same whatever is to be found until one is made', () => {
    expect(textsOf(miniatureOf('KE', start(boardOf('KE')).guesses))).toEqual(['?']);
    expect(miniatureOf('KE', [])).toBe(miniatureOf('FR', []));
    expect(textsOf(miniatureOf('KE', ['BR', 'NG']))).toEqual(['1', '2']);
    expect(textsOf(miniatureOf('KE', ['NG', 'KE']))).toEqual(['1']);
  });
});
