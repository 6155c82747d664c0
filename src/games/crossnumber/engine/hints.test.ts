import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { apply, start, status } from '../rules/rules.ts';
import { type Board, EMPTY, type Move, type State } from '../rules/types.ts';
import { engine } from './engine.ts';
import { hint } from './hints.ts';

/**
 * On this board 1 across is 16, 25, 36 or 49, and 3 across its double; 1 down is 13, 25, 37 or 49,
 * of which only 37 fits the clue.
 */
const small: Board = {
  rows: ['..', '..'],
  clues: {
    '1a': ['square'],
    '3a': ['is', ['times', 2, '1a']],
    '1d': ['and', ['prime'], ['more', 1, ['square']]],
  },
  beans: 1,
};

function played(board: Board, ...moves: Move[]): State {
  return moves.reduce((state, move) => unwrap(apply(board, state, move)), start(board));
}

const texts = (board: Board, state: State) => hint(board, state)!.steps.map(({ text }) => text);

describe('a hint for a mistake', () => {
  it('says what stands there and what the clue asks for', () => {
    const state = played(small, { type: 'fill', entry: '1a', value: 35 });
    expect(hint(small, state)).toMatchObject({
      mistake: '1=5',
      look: {
        text: '1 across is 35, and its clue asks for a square.',
        places: [{ entry: '1a' }],
        asks: 'Which one is wrong?',
      },
      steps: [
        {
          text: 'The last digit of 1 across is not 5.',
          evidence: [{ entry: '1a' }],
          target: [{ cell: 1 }],
        },
      ],
      move: { type: 'write', cells: [1], digits: [EMPTY] },
    });
  });

  it('says in which of two entries it is', () => {
    const state = played(
      small,
      { type: 'fill', entry: '3a', value: 72 },
      { type: 'fill', entry: '1a', value: 16 },
    );
    // The 16 in 1 across is a square; only the clue of 3 across, whose 72 is right, contradicts it.
    expect(hint(small, state)!.look!.text).toBe(
      '3 across is 72, and its clue asks for twice 1 across; 1 across is 16.',
    );
    expect(texts(small, state)).toEqual(['The first digit of 1 across is not 1.']);
  });

  it('costs nothing for digits that a check has marked, and for a 0 in front', () => {
    const fill: Move = { type: 'fill', entry: '1a', value: 35 };
    const checked = played(small, fill, { type: 'check', entry: '1a', wrong: [1] });
    expect(hint(small, checked)).toMatchObject({
      isShown: true,
      steps: [{ text: 'A check has marked the last digit of 1 across as wrong.' }],
      move: { type: 'write', cells: [1], digits: [EMPTY] },
    });
    const zero = played(small, { type: 'enter', cell: 0, digit: 0 });
    expect(hint(small, zero)).toMatchObject({ isShown: true, move: { cells: [0] } });
  });

  it('takes out all that is wrong in an entry at once', () => {
    const fill: Move = { type: 'fill', entry: '1a', value: 52 };
    const { steps, move } = hint(small, played(small, fill))!;
    expect(steps[0]!.text).toBe('The first and last digits of 1 across are wrong.');
    expect(played(small, fill, move)).toEqual(start(small));
  });

  it('shows the steps where no clue alone speaks against it', () => {
    const state = played(small, { type: 'fill', entry: '1a', value: 16 });
    expect(texts(small, state)).toEqual([
      'The first digit of 1 across is not 1: the next steps show why.',
      'Only 17 and 37 fit “A prime that is one more than a square” in 1 down, so its last digit is 7.',
      '3 across is twice 1 across. Of the two numbers left for 1 across, only 36 fits: 2 × 36 = 72.',
    ]);
  });

  it('speaks of a leading zero', () => {
    const state = played(small, { type: 'enter', cell: 0, digit: 0 });
    expect(texts(small, state)).toEqual(['No entry can begin with 0, but 1 across does.']);
  });

  it('speaks of a digit that no number for the clue has', () => {
    const state = played(small, { type: 'enter', cell: 1, digit: 7 });
    expect(texts(small, state)).toEqual([
      'No number with 7 as its last digit fits “A square”, the clue for 1 across.',
    ]);
  });

  it('calls it the same until it is gone', () => {
    const one = played(small, { type: 'enter', cell: 1, digit: 7 });
    const more = played(small, { type: 'fill', entry: '1a', value: 37 });
    expect(hint(small, more)!.mistake).toBe(hint(small, one)!.mistake);
    const gone = unwrap(apply(small, more, hint(small, more)!.move));
    expect(hint(small, gone)!.mistake).toBeNull();
  });
});

describe('a hint', () => {
  it('says which numbers are left for a single clue', () => {
    const state = played(small, { type: 'enter', cell: 0, digit: 3 });
    expect(hint(small, state)).toMatchObject({
      technique: 'one clue',
      steps: [
        {
          text: '1 across begins with 3: only 36 fits “A square”.',
          evidence: [{ entry: '1a' }],
          target: [{ cell: 1 }],
          rulesOut: [{ cell: 1, digits: 1022 & ~(1 << 6) }],
        },
      ],
      move: { type: 'write', cells: [1], digits: [6] },
    });
  });

  it('says what a clue amounts to that gives the number itself', () => {
    const board: Board = {
      ...small,
      clues: { '1a': ['is', ['fact', 'days-april-may']], '3a': ['is', ['fact', 'hours-day']] },
    };
    expect(hint(board, start(board))?.technique).toBe('the clue gives it');
    expect(texts(board, start(board))).toEqual([
      '1 across is the number of days in April and May together: 61.',
    ]);
  });

  it('says of a clue that leaves one number that no other is like that', () => {
    // 64 is the only square among the two-digit cubes 27 and 64.
    const board: Board = {
      ...small,
      clues: { '1a': ['and', ['cube'], ['square']], '3a': ['is', ['half', '1a']] },
    };
    expect(texts(board, start(board))).toEqual([
      'Of all two-digit numbers, only 64 is a cube that is also a square. So 1 across is 64.',
    ]);
  });

  it('works out a clue whose other entries are there', () => {
    const state = played(
      small,
      { type: 'fill', entry: '1a', value: 36 },
      { type: 'enter', cell: 2, digit: 7 },
    );
    expect(hint(small, state)).toMatchObject({
      technique: 'the clue gives it',
      steps: [{ text: '3 across is twice 1 across: 2 × 36 = 72.' }],
      move: { type: 'write', cells: [3], digits: [2] },
    });
  });

  it('goes on from the pencil where it is right, and only there', () => {
    const right = played(small, { type: 'note', cells: [0], marks: [1 << 3] });
    expect(hint(small, right)).toMatchObject({
      technique: 'one digit in pencil',
      move: { type: 'write', cells: [0], digits: [3] },
    });
    const wrong = played(small, { type: 'note', cells: [0], marks: [1 << 4] });
    expect(hint(small, wrong)).toEqual(hint(small, start(small)));
  });

  it('is the easiest: a clue that gives its number comes before a list of one entry', () => {
    const state = played(
      small,
      { type: 'fill', entry: '1a', value: 36 },
      { type: 'enter', cell: 2, digit: 7 },
    );
    // The missing digit is the last one of both 3 across (twice 36) and 2 down (a factor of 124).
    const board: Board = { ...small, clues: { ...small.clues, '2d': ['factor', 124] } };
    expect(hint(board, state)!.technique).toBe('the clue gives it');
  });

  it('is none on a board with two solutions, or with none', () => {
    const open: Board = { rows: ['..', '..'], clues: {}, beans: 1 };
    expect(hint(open, start(open))).toBeNull();
    expect(engine.hint(open, start(open))).toMatchObject({ problem: { code: 'unsolvable' } });
    const never: Board = { ...open, clues: { '1a': ['and', ['prime'], ['even']] } };
    expect(hint(never, start(never))).toBeNull();
  });
});

describe('a check', () => {
  it('tells which digits of a full entry are wrong', () => {
    const state = played(small, { type: 'fill', entry: '1a', value: 38 });
    expect(engine.check!(small, state, '1a')).toEqual({
      ok: true,
      value: { type: 'check', entry: '1a', wrong: [1] },
    });
  });

  it('costs nothing where nothing has changed since the last one', () => {
    const fill: Move = { type: 'fill', entry: '1a', value: 38 };
    const checked = played(small, fill, { type: 'check', entry: '1a', wrong: [1] });
    expect(engine.check!(small, checked, '1a').ok).toBe(false);
    const changed = unwrap(apply(small, checked, { type: 'enter', cell: 1, digit: 7 }));
    expect(engine.check!(small, changed, '1a').ok).toBe(true);
  });

  it.each(['3a', '9a', 7, null, {}])('has nothing to say of %j', (place) => {
    const state = played(small, { type: 'fill', entry: '1a', value: 38 });
    expect(engine.check!(small, state, place).ok).toBe(false);
  });
});

/** A board on which 28 across is four more than 21 down, which crosses it. */
const crossed: Board = {
  rows: [
    '..###....',
    '....#....',
    '.....#...',
    '.#....#..',
    '#..#.#..#',
    '..#....#.',
    '...#.....',
    '....#....',
    '....###..',
  ],
  clues: {
    '1a': ['factor', 30030],
    '7a': ['is', ['square-after', '29a']],
    '13a': ['more', 1, ['multiple', 17]],
    '14a': ['sum-with', '18d', ['multiple', 100]],
    '17a': ['digit-sum', 10],
    '19a': ['anagram', '28a'],
    '22a': ['is', ['middle', '2d', '15a']],
    '24a': ['difference-with', '6d', ['multiple', 100]],
    '26a': ['triangular'],
    '28a': ['is', ['more', 4, '21d']],
    '29a': ['multiple', ['puzzle-year', 2064]],
    '30a': ['more', 2, ['fibonacci']],
    '1d': ['less', 2, ['palindrome']],
    '2d': ['is', ['difference', '23d', '9d']],
    '3d': ['is', ['difference', '15a', '16a']],
    '4d': ['is', ['prime-after', '20d']],
    '5d': ['and', ['cube'], ['less', 5, ['prime']]],
    '6d': ['fibonacci'],
    '8d': ['is', ['times', 3, '1d']],
    '9d': ['less', 4, ['prime']],
    '12d': ['times', 4, ['square']],
    '16d': ['times', 7, ['palindrome']],
    '17d': ['times', 4, ['square']],
    '18d': ['between', '28a', '6d'],
    '20d': ['same-digit-sum', '3d'],
    '21d': ['less', 4, ['square']],
    '23d': ['less', 2, ['palindrome']],
    '27d': ['more', 3, ['prime']],
  },
  beans: 5,
};

it('never gets stuck where an entry crosses the one that its clue names, and says what narrows it', () => {
  const told: string[] = [];
  for (let state = start(crossed); status(crossed, state) !== 'won'; ) {
    const { technique, steps, move } = hint(crossed, state)!;
    expect(technique).not.toBe('trial');
    told.push(...steps.map(({ text }) => text));
    state = unwrap(apply(crossed, state, move));
  }
  // Both sentences together have barely room.
  expect(told).toContain(
    '28 across has 0, 4 or 6 as its second digit. So 21 down has 0, 3, 4, 5 or 6 as its second digit.',
  );
});
