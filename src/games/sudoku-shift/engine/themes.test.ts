/** Themes are looked for on the board as displayed, apart from the code that makes them. */
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../lib/rng.ts';
import { type Board, SIZES } from '../rules/types.ts';
import { generate, generateBoard } from './generator.ts';
import { PICTURES } from './pictures.ts';
import { RECIPES } from './recipes.ts';
import { type Theme, themeFor } from './themes.ts';

const digitsOf = ({ size }: Board) => [...'123456789'].slice(0, size);

/** The text of each box. */
const boxes = ({ size, box: [rows, columns], rows: lines }: Board) =>
  lines.map((_, i) => {
    const top = Math.floor((i * columns) / size) * rows;
    const left = (i * columns) % size;
    return lines
      .slice(top, top + rows)
      .map((line) => line.slice(left, left + columns))
      .join('');
  });

function isDrawn(picture: readonly string[], { size, rows }: Board): boolean {
  const isKept = (_: string, i: number) => size === 9 || i !== 4;
  const drawn = picture.filter(isKept).map((line) => [...line].filter(isKept).join(''));
  return rows.join().replace(/\./g, '#').replace(/\d/g, '.') === drawn.join();
}

const SHOWS: Readonly<Record<Exclude<Theme, keyof typeof PICTURES>, (board: Board) => boolean>> = {
  nowhere: (board) => digitsOf(board).some((digit) => !board.rows.join('').includes(digit)),
  everywhere: (board) =>
    digitsOf(board).some((digit) => board.rows.every((row) => row.includes(digit))),
  pins: ({ pinned }) => pinned.length > 1 && pinned.every((row, i) => row === i),
  box: (board) => boxes(board).some((text) => /^\.+$/.test(text)),
  'full box': (board) => boxes(board).some((text) => /^\d+$/.test(text)),
  'bare row': ({ rows }) => rows.some((row) => row.replace(/\./g, '').length === 1),
  diagonal: ({ size, rows }) =>
    rows.every((row, i) => row[i] === '.') || rows.every((row, i) => row[size - 1 - i] === '.'),
  turn: ({ rows }) => {
    const shape = rows.join('').replace(/\d/g, '#');
    return shape === [...shape].reverse().join('');
  },
};

const shows = (theme: Theme, board: Board) =>
  theme in PICTURES
    ? isDrawn(PICTURES[theme as keyof typeof PICTURES], board)
    : SHOWS[theme as keyof typeof SHOWS](board);

const DAYS = Array.from({ length: 28 }, (_, i) => ({ turn: 900 + i, weekday: i % 7 }));

describe('a theme', () => {
  it('is seen on the board that is made with it, on nearly every day of four weeks', () => {
    const seen = DAYS.flatMap(({ turn, weekday }) =>
      SIZES.map((size) => {
        const rng = makeRng(`theme ${turn} ${size}`);
        const recipe = RECIPES[weekday]!;
        const theme = themeFor(size, recipe, turn, rng);
        return shows(theme, generateBoard(size, recipe, { theme, lean: 0, isSlide: true }, rng));
      }),
    );
    // Some boards find no place for theirs, and do without.
    expect(seen.filter((one) => !one).length).toBeLessThan(seen.length / 20);
  });

  it('is another one the next day, whatever the two weekdays', () => {
    for (const size of SIZES) {
      for (const { turn, weekday } of DAYS) {
        const [today, tomorrow] = [0, 1].map((later) => {
          const recipe = RECIPES[(weekday + later) % 7]!;
          const drawn = Array.from({ length: 40 }, (_, seed) =>
            themeFor(size, recipe, turn + later, makeRng(`${seed}`)),
          );
          return new Set(drawn);
        });
        expect([...today!].filter((theme) => tomorrow!.has(theme))).toEqual([]);
      }
    }
  });

  it('comes round: each of them is drawn on some day of a year', () => {
    const drawn = new Set(
      Array.from({ length: 365 }, (_, turn) =>
        themeFor(9, RECIPES[turn % 7]!, turn, makeRng(`year ${turn}`)),
      ),
    );
    expect([...drawn].sort()).toEqual([...Object.keys(SHOWS), ...Object.keys(PICTURES)].sort());
  });
});

it('is on every board of a day', () => {
  const themes = [...Object.keys(SHOWS), ...Object.keys(PICTURES)] as Theme[];
  for (const board of generate('901', 1).boards) {
    expect(themes.filter((theme) => shows(theme, board))).not.toEqual([]);
  }
});
