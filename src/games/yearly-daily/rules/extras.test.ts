/** Extras against an oracle that reads their sentences, and looks at the board as at a picture. */
import { describe, expect, it } from 'vitest';
import { fittingOn } from '../../../../tools/games/extras.ts';
import { addDays, type CivilDate } from '../../../daily/date.ts';
import { visitCoverings } from '../engine/coverings.ts';
import { questionOf, TABLE } from '../engine/question.ts';
import fitting from './extras.json' with { type: 'json' };
import { extraOf, extrasOf, finishOf } from './extras.ts';
import { start } from './rules.ts';

/** A picture of a covering: seven rows of letters, a dot for the date, a space outside. */
type Picture = readonly string[];

const LETTERS: Readonly<Record<string, string>> = {
  ...{ croissant: 'c', spoon: 's', wave: 'w', mug: 'm' },
  ...{ bowl: 'b', napkin: 'n', twig: 't', pan: 'p' },
};
const ORDER = Object.values(LETTERS).join('');

function pictured(pieces: readonly (readonly number[])[], month: number, day: number): Picture {
  const widths = [6, 6, 7, 7, 7, 7, 3];
  const rows = widths.map((width) => [...'.'.repeat(width).padEnd(8)]);
  for (const [piece, squares] of pieces.entries()) {
    for (const square of squares) rows[Math.floor(square / 8)]![square % 8] = ORDER[piece]!;
  }
  const picture = rows.map((row) => row.join(''));
  const free = [...picture.join('').matchAll(/\./g)].map(({ index }) => index);
  // The date alone is free.
  const monthAt = Math.floor((month - 1) / 6) * 8 + ((month - 1) % 6);
  const dayAt = (2 + Math.floor((day - 1) / 7)) * 8 + ((day - 1) % 7);
  expect(free).toEqual([monthAt, dayAt]);
  return picture;
}

const read = (picture: Picture, row: number, col: number) => picture[row]?.[col] ?? ' ';
const NEXT = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
/** For each square of a piece, the letters to the right, below, to the left and above. */
function around(picture: Picture, letter: string): readonly (readonly string[])[] {
  return picture.flatMap((line, row) =>
    [...line].flatMap((one, col) =>
      one === letter ? [NEXT.map(([down, right]) => read(picture, row + down, col + right))] : [],
    ),
  );
}
const rowsOf = (picture: Picture, letter: string) =>
  picture.flatMap((line, row) => (line.includes(letter) ? [row] : []));
const turned = (picture: Picture): Picture =>
  Array.from({ length: 8 }, (_, col) => picture.map((line) => line[col]).join(''));
const letterOf = (name: string) => LETTERS[name.replace(/^the /, '')]!;

const FORMS: readonly (readonly [RegExp, (picture: Picture, ...words: string[]) => boolean])[] = [
  [
    /^with (the \w+) away from the edge$/,
    (picture, piece) => !around(picture, letterOf(piece!)).flat().includes(' '),
  ],
  [
    /^with (the \w+) in the bowl$/,
    (picture, piece) =>
      around(picture, letterOf(piece!)).some(
        (next) => next.filter((one) => one === 'b').length === 3,
      ),
  ],
  [
    /^with (the \w+) along (the \w+)$/,
    (picture, piece, other) =>
      around(picture, letterOf(piece!))
        .flat()
        .filter((one) => one === letterOf(other!)).length >= 4,
  ],
  [
    /^with the four long pieces (upright|lying flat)$/,
    (picture, way) =>
      [...'swtp'].every(
        (letter) => new Set(rowsOf(picture, letter)).size === (way === 'upright' ? 4 : 2),
      ),
  ],
  [
    /^with a straight cut from (top to bottom|side to side)$/,
    (picture, way) => {
      const lines = way === 'side to side' ? picture : turned(picture);
      return lines.slice(0, 6).some((line, i) => {
        const pairs = [...line].map((one, at) => [one, lines[i + 1]![at]!] as const);
        // A line past the last column runs along the edge instead.
        return (
          pairs.some(([one, two]) => one !== ' ' && two !== ' ') &&
          pairs.every(([one, two]) => one !== two || one === ' ')
        );
      });
    },
  ],
  [
    /^with (the \w+) on (\d+)$/,
    (picture, piece, day) => {
      const at = Number(day) - 1;
      return read(picture, 2 + Math.floor(at / 7), at % 7) === letterOf(piece!);
    },
  ],
  [
    /^with (the \w+) on months only$/,
    (picture, piece) => rowsOf(picture, letterOf(piece!)).every((row) => row < 2),
  ],
  [
    /^with months and days apart$/,
    ([first, second, third]) =>
      [...second!].every((one, i) => one === ' ' || one !== third![i]) && first !== '',
  ],
  [
    /^with two points where four pieces meet$/,
    (picture) => {
      let points = 0;
      for (let row = 0; row < 6; row++) {
        for (let col = 0; col < 7; col++) {
          const met = `${read(picture, row, col)}${read(picture, row, col + 1)}${read(picture, row + 1, col)}${read(picture, row + 1, col + 1)}`;
          if (/^[a-z]{4}$/.test(met) && new Set(met).size === 4) points++;
        }
      }
      return points >= 2;
    },
  ],
  [
    /^with (the \w+) touching only two pieces$/,
    (picture, piece) => {
      const letter = letterOf(piece!);
      const others = around(picture, letter)
        .flat()
        .filter((one) => one !== letter && /[a-z]/.test(one));
      return new Set(others).size <= 2;
    },
  ],
];

function isTrue(text: string, picture: Picture): boolean {
  const [form, check] = FORMS.find(([pattern]) => pattern.test(text)) ?? [];
  expect(check, text).toBeDefined();
  return check!(picture, ...form!.exec(text)!.slice(1));
}

function coverings(month: number, day: number): readonly (readonly (readonly number[])[])[] {
  const all: (readonly number[])[][] = [];
  visitCoverings(questionOf({ month, day }, start()), (lies) => {
    const pieces: (readonly number[])[] = [];
    for (const lie of lies) pieces[TABLE.lies[lie]!.shape] = TABLE.lies[lie]!.squares;
    all.push(pieces);
    return true;
  });
  return all;
}

const datesFrom = (first: CivilDate, days: number, step = 1) =>
  Array.from({ length: Math.ceil(days / step) }, (_, i) => addDays(first, i * step));
const TWO_YEARS = datesFrom('2027-01-01', 731);
const monthAndDay = (date: string) => date.split('-').slice(1).map(Number) as [number, number];

/** The share of the date's coverings that meet its extra, by the oracle. */
function shareOn(date: string): number {
  const [month, day] = monthAndDay(date);
  const { text, holds } = extraOf(date);
  const all = coverings(month, day);
  const met = all.filter((pieces) => {
    const told = isTrue(text, pictured(pieces, month, day));
    expect(holds(finishOf(pieces)), `${date} ${text}`).toBe(told);
    return told;
  });
  return met.length / all.length;
}

describe('the extra of a date', () => {
  it('is met by 2 to 20% of its coverings, by the oracle', () => {
    for (const date of datesFrom('2026-12-01', 365, 31)) {
      expect(shareOn(date), date).toBeGreaterThanOrEqual(0.02);
      expect(shareOn(date), date).toBeLessThanOrEqual(0.2);
    }
  });

  it('is met by 2 to 20% of its coverings, each day of two years', {
    tags: 'all',
    timeout: 600_000,
  }, () => {
    for (const date of TWO_YEARS) {
      const share = shareOn(date);
      expect(share, date).toBeGreaterThanOrEqual(0.02);
      expect(share, date).toBeLessThanOrEqual(0.2);
    }
  });

  it('is of another kind than the days beside it have, and another one than a year before', () => {
    for (const date of datesFrom('2025-06-24', 10_000)) {
      const { kind, text } = extraOf(date);
      expect(kind).not.toBe(extraOf(addDays(date, 1)).kind);
      if (!date.endsWith('02-29')) {
        expect(text).not.toBe(extraOf(`${Number(date.slice(0, 4)) + 1}${date.slice(4)}`).text);
      }
    }
  });

  it('is drawn from all kinds, none of which is most of a year', () => {
    const counts = new Map<string, number>();
    for (const date of datesFrom('2027-01-01', 365)) {
      const { kind } = extraOf(date);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(
      [...new Set(extrasOf({ month: 1, day: 1 }).map(({ kind }) => kind))].sort(),
    );
    expect(Math.max(...counts.values())).toBeLessThan(365 / 4);
  });
});

describe('the table of extras', () => {
  const rowOf = (date: string) => {
    const [month, day] = monthAndDay(date);
    return fittingOn(month, day);
  };
  const leapYear = datesFrom('2028-01-01', 366);

  it('has each date of a leap year, and is as counted', () => {
    expect(fitting).toHaveLength(366);
    for (let i = 0; i < 366; i += 40) expect(fitting[i]).toBe(rowOf(leapYear[i]!));
    expect(fitting[59]).toBe(rowOf('2028-02-29'));
  });

  it('is as counted on all dates', { tags: 'all', timeout: 600_000 }, () => {
    expect(leapYear.map(rowOf)).toEqual(fitting);
  });
});

it('each sentence is short, and each meaning ends with a full stop', () => {
  for (const { text, about } of extrasOf({ month: 2, day: 29 })) {
    expect(text).toMatch(/^with [a-z0-9 ]+$/);
    expect(text.split(' ').length).toBeLessThanOrEqual(9);
    expect(about).toMatch(/^[A-Z][^.]+\.$/);
  }
});
