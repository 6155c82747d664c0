/** Judges hints by an oracle (royalFamilyHintOracle.ts), over every shipped puzzle and in random states. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeClause } from '../../../../tests/support/royalFamilyClauseOracle.ts';
import {
  isSettled,
  judgeSteps,
  type Left,
  leftOn,
  supported,
} from '../../../../tests/support/royalFamilyHintOracle.ts';
import {
  judgeLook,
  judgeMistake,
  judgePlain,
  type Shown,
} from '../../../../tests/support/royalFamilyPlainOracle.ts';
import { unwrap } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import { parsePuzzle } from '../rules/codec.ts';
import { whoIs } from '../rules/places.ts';
import { apply, brokenClues, start, status } from '../rules/rules.ts';
import type { Board, Mark, Move, State } from '../rules/types.ts';
import { EXAMPLE } from '../view/example.ts';
import { engine } from './engine.ts';
import { ratingOf } from './ratings.ts';
import { type Solution, solutionOf } from './solver.ts';
import type { FamilyHint } from './steps.ts';

const FOLDER = 'public/puzzles/royal-family';
const BOARDS = readdirSync(FOLDER)
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')).puzzles as unknown[])
  .map((json) => unwrap(parsePuzzle(json)).boards[0]!);

const told = (board: Board, state: State) => unwrap(engine.hint(board, state)) as FamilyHint;

/** Returns the oracle's complaint about a hint that names no mistake; empty when there is none. */
function complaint(board: Board, state: State, solution: Solution, found: FamilyHint): string {
  const { steps, move } = found;
  const left = judgeSteps(
    board,
    leftOn(board, state, () => true),
    found,
  );
  if (typeof left === 'string') return left;
  const out = steps.flatMap(({ rulesOut }) => rulesOut);
  if (out.some(({ plate, name }) => solution[name] === plate)) return 'rules out what is right';
  if (move.type === 'place') {
    if (solution[move.name] !== move.plate) return 'places a name where it does not belong';
    return isSettled(left, move) ? '' : 'places a name that could go elsewhere';
  }
  if (move.type !== 'strike') return 'makes no move that leads on';
  return JSON.stringify(move.marks) === JSON.stringify(out) ? '' : 'strikes what it does not tell';
}

/** Returns the oracle's complaints about the sentences of a hint's steps, each from its own knowledge. */
function wordComplaints(
  { board, state, left: start }: Shown,
  steps: FamilyHint['steps'],
): string[] {
  let left = start;
  return steps.flatMap((step) => {
    const found = step.evidence.some((one) => 'clue' in one)
      ? judgeClause(board, left, step)
      : judgePlain({ board, state, left }, step);
    const next = judgeSteps(board, left, { steps: [step] });
    if (typeof next !== 'string') left = next;
    return found === '' ? [] : [found];
  });
}

/**
 * The lowest rating of a hint that finds a name's plate in one look: by a single, or by one clue.
 */
function easiestLook(board: Board, left: Left): number {
  const isOpen = (name: number) => left[name]!.size > 1;
  const isLeftOver = [...left.keys()].some((name) => {
    const alone = (plate: number) => left.filter((own) => own.has(plate)).length === 1;
    return isOpen(name) && [...left[name]!].some(alone);
  });
  if (isLeftOver) return ratingOf([{ technique: 'only name', open: 0 }]);
  const ratings = board.clues.flatMap((_, clue) => {
    const ways = supported(board, clue, left);
    const open = [...ways.keys()].filter(isOpen);
    return open.some((name) => ways.get(name)!.size === 1)
      ? [ratingOf([{ technique: 'clue', open: open.length }])]
      : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...ratings);
}

/**
 * Clauses that say little, since there is little to say.
 *
 * - "It says outright that …": a clue that names a title's holder is its own conclusion.
 * - "… just one half of the clue true": both halves of an either-or clue (or, for "both halves", of
 *   a neither-nor clue) depend on people without a place, in ways that 25 words do not hold.
 * - "… fits it": the last resort, which no shipped puzzle needs.
 */
const POOR = {
  outright: /it says outright/,
  halves: /make (just one part|both parts) of the clue/,
  fits: /\bfits? it\b/,
} as const;

describe('hints over every shipped puzzle', () => {
  it('lead from the start to the end, each by one clue at most and in few words', () => {
    let strikes = 0;
    for (const board of BOARDS) {
      let state = start(board);
      let hints = 0;
      while (status(board, state) === 'playing' && hints < 100) {
        const { steps, move, technique, mistake } = told(board, state);
        hints++;
        if (move.type === 'strike') strikes++;
        expect(mistake).toBeNull();
        expect(technique).not.toBe('all clues');
        expect(steps.length).toBeLessThanOrEqual(6);
        for (const { text, evidence } of steps) {
          expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(25);
          expect(evidence.filter((one) => 'clue' in one).length).toBeLessThanOrEqual(1);
        }
        state = unwrap(apply(board, state, move));
      }
      expect(status(board, state)).toBe('won');
    }
    expect(BOARDS.length).toBeGreaterThan(400);
    // A hint with a long chain of deductions ends by striking names from plates, and later hints
    // continue from the struck names.
    expect(strikes).toBeGreaterThan(20);
  });

  it('follow, step by step, from the board and their evidence alone; none is easier', () => {
    const techniques = new Set<string>();
    for (const board of BOARDS) {
      const solution = solutionOf(board)!;
      let state = start(board);
      while (status(board, state) === 'playing') {
        const found = told(board, state);
        const left = leftOn(board, state, () => true);
        techniques.add(found.technique);
        expect(complaint(board, state, solution, found)).toBe('');
        expect(wordComplaints({ board, state, left }, found.steps)).toEqual([]);
        expect(judgeLook(board, state, found)).toBe('');
        expect(found.rating).toBeLessThanOrEqual(easiestLook(board, left));
        state = unwrap(apply(board, state, found.move));
      }
    }
    expect([...techniques].sort()).toEqual([
      'one clue',
      'only name left',
      'only place left',
      'open clue',
      'pair',
    ]);
  });
});

it('the oracle complains of a step that does not follow, and of two clues in one', () => {
  const board = BOARDS[100]!;
  const state = start(board);
  const left = leftOn(board, state, () => true);
  const { steps } = told(board, state);
  const [first] = steps;
  expect(judgeSteps(board, left, { steps })).toBeTypeOf('object');
  const { name } = first!.rulesOut[0]!;
  const doctored = (change: object) =>
    judgeSteps(board, left, { steps: [{ ...first!, ...change }, ...steps.slice(1)] });
  const truth = { plate: solutionOf(board)![name]!, name };
  expect(doctored({ rulesOut: [truth] })).toMatch(/does not follow/);
  expect(doctored({ text: 'Look.', evidence: [] })).toMatch(/does not follow/);
  expect(doctored({ evidence: [] })).toMatch(/another clue/);
  expect(doctored({ evidence: [{ clue: 0 }, { clue: 1 }] })).toMatch(/several clues/);
});

/**
 * A random state of play: some names placed on plates or struck from them, a few of them wrongly.
 */
function randomState(board: Board, solution: Solution, rng: ReturnType<typeof makeRng>): State {
  const size = board.plates.length;
  let state = start(board);
  const make = (move: Move) => {
    const next = apply(board, state, move);
    if (next.ok) state = next.value;
  };
  for (const name of rng.shuffled([...board.names.keys()]).slice(0, rng.below(size - 2))) {
    const plate = rng.below(5) === 0 ? rng.below(size) : solution[name]!;
    make({ type: 'place', plate, name });
  }
  for (let count = rng.below(3 * size); count > 0; count--) {
    const mark = { plate: rng.below(size), name: rng.below(size) };
    if (solution[mark.name] !== mark.plate || rng.below(16) === 0) {
      make({ type: 'strike', marks: [mark] });
    }
  }
  return state;
}

/** The oracle's complaints about a hint on a clue that the board marks broken. */
function brokenComplaints(board: Board, state: State, found: FamilyHint, culprit: Mark): string[] {
  const { steps, isShown, look } = found;
  const [{ text, evidence, rulesOut }] = steps as [FamilyHint['steps'][number]];
  const solution = solutionOf(board)!;
  const { clue } = evidence.find((one) => 'clue' in one)!;
  if (!brokenClues(board, state)[clue]) return ['the clue is not broken'];
  const said: string[] = [];
  // A hint that is free has nothing to say before it, and must give nothing away.
  if ((look?.asks === undefined) !== (isShown === true))
    said.push('is free, and asks for its price');
  if (isShown && /so (?:he|she) is [A-Z]|only/.test(text)) said.push(`gives away: ${text}`);
  const [out] = rulesOut;
  if (!out) {
    const wrong = judgeMistake({ board, state, solution, hint: found });
    return wrong === '' ? said : [...said, wrong];
  }
  const isRight = (name: number | null, plate: number) => name !== null && solution[name] === plate;
  const placed = state.placed.map((name, plate) =>
    !isShown && isRight(name, plate) ? name : null,
  );
  const left = leftOn(board, { ...state, placed }, () => false);
  if (out.name !== culprit.name) return [...said, ...wordComplaints({ board, state, left }, steps)];
  const own = supported(board, clue, left).get(out.name)!;
  const apart = left.map((plates, name) =>
    name === out.name ? new Set([...own, culprit.plate]) : plates,
  );
  if (out.plate !== culprit.plate) said.push('tells of another place');
  return [...said, ...wordComplaints({ board, state, left: apart }, steps)];
}

it('say for every clue why it leads to the conclusion; few clauses say little', () => {
  const counts = { clues: 0, without: 0, outright: 0, halves: 0, fits: 0 };
  for (const board of BOARDS) {
    let state = start(board);
    while (status(board, state) === 'playing') {
      const { steps, move } = told(board, state);
      for (const { text, evidence } of steps) {
        if (!evidence.some((one) => 'clue' in one)) continue;
        counts.clues++;
        if (!/^Clue \d+(, “[^”]+”)?: ./.test(text)) counts.without++;
        for (const kind of ['outright', 'halves', 'fits'] as const) {
          if (POOR[kind].test(text)) counts[kind]++;
        }
      }
      state = unwrap(apply(board, state, move));
    }
  }
  expect(counts.without).toBe(0);
  expect(counts.clues).toBeGreaterThan(6000);
  expect(counts.outright).toBeLessThan(10);
  expect(counts.fits).toBe(0);
  // It is one clause in two hundred; new puzzles may need a few more.
  expect(counts.halves).toBeLessThan(counts.clues / 100);
});

it('the oracle complains of a clause that is untrue, of others, or not by the clue', () => {
  const [OSRIC, TAMSIN] = [3, 4];
  const board = EXAMPLE;
  const sexes = (name: number) =>
    [...board.plates.keys()].filter((one) => board.plates[one]!.sex === board.names[name]!.sex);
  const left = [...board.names.keys()].map((name) => new Set(name === OSRIC ? [2] : sexes(name)));
  const judge = (text: string, ...gone: number[]) =>
    judgeClause(board, left, {
      text,
      evidence: [{ clue: 1 }],
      rulesOut: gone.map((plate) => ({ plate, name: TAMSIN })),
    });
  const queen = 'Clue 2: the Queen of Vell';
  expect(judge(`${queen} is not Osric’s sister, so she is not Tamsin.`, 0)).toBe('');
  expect(judge(`${queen} is not Osric’s mother, so she is not Tamsin.`, 0)).toMatch(/^is not true/);
  expect(judge(`${queen} is not Osric’s sister, so he is not Tamsin.`, 0)).toMatch(/^concludes/);
  expect(judge(`${queen} is not Osric’s sister, so Tamsin is neither.`, 0)).toMatch(/^concludes/);
  expect(judge(`${queen} has no sister, so she is not Tamsin.`, 0)).toBe('');
  const daughter = 'the woman born in 1827 is the Queen of Vell’s daughter';
  expect(judge(`Clue 2: ${daughter}, so she is not Tamsin.`, 3)).toMatch(/^names somebody else/);
  expect(judge(`${queen} sings, so she is not Tamsin.`, 0)).toMatch(/^cannot be read/);
  expect(judge('By clue 2, Tamsin is not the Queen of Vell.', 0)).toMatch(/^has no clause/);
  const younger = 'the woman born in 1831';
  const of = 'Clue 2: of the women, only';
  expect(judge(`${of} ${younger} is Osric’s sister, so she is Tamsin.`, 0, 3)).toMatch(/not true/);
  expect(judge(`${of} ${younger} was born after 1830, so she is Tamsin.`, 0, 3)).toMatch(
    /^is more than the clue says/,
  );
  expect(
    judge(`${of} the woman born in 1827 was born after 1830, so she is Tamsin.`, 0, 3),
  ).toMatch(/^is not true/);
  const both = `the woman born in 1827 and ${younger}`;
  expect(judge(`${of} ${both} are Osric’s sisters, so Tamsin is one of them.`, 0)).toBe('');
  expect(judge(`Clue 2: of Ida’s remaining places, only ${both} are Osric’s sisters.`, 0)).toMatch(
    /^is about somebody else/,
  );
});

it('the oracle complains of any other sentence, and of one that is untrue where it stands', () => {
  const board = EXAMPLE;
  const names = board.names.map(({ name }) => name);
  const state = start(board);
  const left = leftOn(board, state, () => true);
  const judge = (text: string) =>
    judgePlain({ board, state, left }, { text, evidence: [], rulesOut: [] });
  const who = whoIs(board, 0);
  const [own, other] = [...names.keys()].filter(
    (name) => board.names[name]!.sex === board.plates[0]!.sex,
  ) as [number, number];
  const last = `${names[own]} is the last woman without a place, so she is ${who}.`;
  expect(judge(last)).toMatch(/^is not last/);
  expect(judge(`${last} Look.`)).toMatch(/^says what nobody checks/);
  expect(judge(`${names[own]} can only be ${who}, so nobody else can.`)).toMatch(/^can be else/);
  expect(judge(`Then there is no place left for ${names[own]}.`)).toMatch(/^a place is left/);
  expect(judge(`Then nobody except ${names[own]} can be ${who}.`)).toMatch(/^others can be there/);
  expect(
    judge(`${names[own]} and ${names[other]} can only be ${who} and ${who}, so nobody else can.`),
  ).toMatch(/^they can be somebody else/);
  const said = (text: string) => ({ look: { text, places: [] }, steps: told(board, state).steps });
  expect(judgeLook(board, state, said('Look at clue 99.'))).toMatch(/^looks at another clue/);
  expect(judgeLook(board, state, said('Look at the tree.'))).toMatch(/^looks elsewhere/);
  expect(judgeLook(board, state, said('Clue 1 is broken.'))).toMatch(/^is not broken/);
});

describe('from a thousand random positions', () => {
  it('a hint follows, or names a mistake that is one', () => {
    const rng = makeRng('royal hints');
    const kinds = new Map<string, number>();
    const broken: string[] = [];
    for (let i = 0; i < 1000; i++) {
      const board = BOARDS[rng.below(BOARDS.length)]!;
      const solution = solutionOf(board)!;
      const state = randomState(board, solution, rng);
      if (status(board, state) !== 'playing') continue;
      const found = told(board, state);
      const { mistake, steps, move } = found;
      expect(judgeLook(board, state, found)).toBe('');
      for (const { text } of steps) expect(text.split(/\s+/).length).toBeLessThanOrEqual(25);
      const wrong = state.placed.flatMap((name, plate): Mark[] =>
        name === null || solution[name] === plate ? [] : [{ plate, name }],
      );
      const isRight = ({ plate, name }: Mark) => solution[name] === plate;
      const kind = mistake?.split(' ')[0] ?? 'none';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (kind === 'none') {
        expect(wrong).toEqual([]);
        expect(complaint(board, state, solution, found)).toBe('');
        const left = leftOn(board, state, () => true);
        expect(wordComplaints({ board, state, left }, steps)).toEqual([]);
      } else if (kind === 'struck') {
        // A hint names a wrongly struck name as the mistake only if no name is placed wrongly: a
        // placed name may be the reason for the strike.
        expect(wrong).toEqual([]);
        expect(judgeMistake({ board, state, solution, hint: found })).toBe('');
        expect(move.type).toBe('pencil');
        if (move.type === 'pencil') expect(isRight(move)).toBe(true);
        const after = unwrap(apply(board, state, move));
        expect(told(board, after).mistake).not.toBe(mistake);
      } else {
        const culprit = wrong.find(({ plate, name }) => mistake === `placed ${plate} ${name}`)!;
        expect(move).toEqual({ type: 'lift', plate: culprit.plate });
        if (steps[0]!.evidence.length > 0) {
          expect(brokenComplaints(board, state, found, culprit)).toEqual([]);
          broken.push(steps[0]!.text);
          continue;
        }
        expect(judgeMistake({ board, state, solution, hint: found })).toBe('');
        // The hint's steps must follow from all rightly placed names, with the wrong name or, where
        // they rule it out themselves, without it.
        const judged = [true, false].map((isThere) => {
          const alone = state.placed.map((name, plate) =>
            (isThere && plate === culprit.plate) || solution[name ?? -1] === plate ? name : null,
          );
          const on = { ...state, placed: alone };
          const left = leftOn(board, on, (mark) => !isRight(mark));
          const following = steps.slice(1);
          const follows = typeof judgeSteps(board, left, { steps: following }) === 'object';
          return follows
            ? wordComplaints({ board, state: on, left }, following)
            : ['does not follow'];
        });
        expect(judged).toContainEqual([]);
      }
    }
    expect(kinds.get('none')).toBeGreaterThan(200);
    expect(kinds.get('placed')).toBeGreaterThan(200);
    expect(kinds.get('struck')).toBeGreaterThan(20);
    expect(broken.length).toBeGreaterThan(100);
    // Nearly every broken clue tells why it is broken.
    const bare = broken.filter((text) => /cannot hold while/.test(text));
    expect(bare.length).toBeLessThan(broken.length / 20);
  });
});
