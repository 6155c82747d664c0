/**
 * Judges the sentences of hints that lean on no clue: the last place left, pairs, mistakes, and where
 * to look. Each is read from its first word to its last, and must be true of the board as it stands.
 */
import type { Hint } from '../../src/games/contract/engine.ts';
import { printClue, scopeOf } from '../../src/games/royal-family/rules/clues/kinds.ts';
import { whoIs } from '../../src/games/royal-family/rules/places.ts';
import { brokenClues, isStruck } from '../../src/games/royal-family/rules/rules.ts';
import type { Board, Focus, Move, State } from '../../src/games/royal-family/rules/types.ts';
import { type Left, leftOn, supported, type Told } from './royalFamilyHintOracle.ts';
import { NUMBERS } from './royalFamilyOracleWords.ts';

type Step = Told['steps'][number];

const WHO = '(the [^.]+?)';
const NAME = '([^\\s,:’.]+)';

const nameIn = ({ names }: Board, called: string) => names.findIndex(({ name }) => name === called);
const plateIn = (board: Board, who: string) =>
  [...board.plates.keys()].findIndex((plate) => whoIs(board, plate) === who);

const same = (one: readonly number[], other: readonly number[]) =>
  String(one.toSorted()) === String(other.toSorted());

/** The names in their places and the places left to each name, on which a step may lean. */
export interface Shown {
  readonly board: Board;
  readonly state: State;
  readonly left: Left;
}

/** A form of sentence with what is wrong with it on the board; empty if it is true. */
type Form = readonly [RegExp, (shown: Shown, said: readonly string[], step: Step) => string];

const form = (text: string) => new RegExp(`^${text}$`);
const wrongIf = (...checks: readonly (readonly [boolean, string])[]) =>
  checks.find(([isWrong]) => isWrong)?.[1] ?? '';

const isPlaced = ({ state }: Shown, name: number) => state.placed.includes(name);
const isTaken = ({ state }: Shown, plate: number) => state.placed[plate] !== null;
const sexOf = (shown: Shown, name: number) => shown.board.names[name]!.sex;
const ofSex = (shown: Shown, name: number) =>
  [...shown.board.names.keys()].filter((one) => sexOf(shown, one) === sexOf(shown, name));
const platesFor = (shown: Shown, name: number) =>
  [...shown.board.plates.keys()].filter(
    (plate) => shown.board.plates[plate]!.sex === sexOf(shown, name),
  );
const isCalled = (shown: Shown, name: number, word: string) =>
  (sexOf(shown, name) === 'm') === /^(he|man)$/.test(word);

/** The two names and the two places of a pair; the places that are marked where none are named. */
function pairOf(shown: Shown, [a, b, one, other]: readonly string[], { evidence }: Step) {
  const names = [a, b].map((called) => nameIn(shown.board, called!));
  const plates =
    one === undefined
      ? evidence.flatMap((place) => ('plate' in place ? [place.plate] : []))
      : [one, other].map((who) => plateIn(shown.board, who!));
  return { names, plates, isWhole: plates.length === 2 && ![...names, ...plates].includes(-1) };
}

const nakedPair: Form[1] = (shown, said, step) => {
  const { names, plates, isWhole } = pairOf(shown, said, step);
  if (!isWhole) return 'names nobody';
  const own = [...new Set(names.flatMap((name) => [...shown.left[name]!]))];
  return wrongIf(
    [!same(own, plates), 'they can be somebody else'],
    [
      step.rulesOut.some(({ plate, name }) => names.includes(name) || !plates.includes(plate)),
      'rules out something else',
    ],
  );
};

const hiddenPair: Form[1] = (shown, said, step) => {
  const { names, plates, isWhole } = pairOf(shown, said, step);
  if (!isWhole) return 'names nobody';
  const able = [...shown.left.keys()].filter((name) =>
    plates.some((plate) => shown.left[name]!.has(plate)),
  );
  return wrongIf(
    [!same(able, names), 'others can be there'],
    [
      step.rulesOut.some(({ plate, name }) => !names.includes(name) || plates.includes(plate)),
      'rules out something else',
    ],
  );
};

const PLAIN: readonly Form[] = [
  [
    form(`${NAME} is the last (man|woman) without a place, so (he|she) is ${WHO}\\.`),
    (shown, [called, one, he, who]) => {
      const [name, plate] = [nameIn(shown.board, called!), plateIn(shown.board, who!)];
      if (name < 0 || plate < 0) return 'names nobody';
      return wrongIf(
        [!isCalled(shown, name, one!) || !isCalled(shown, name, he!), 'calls a man a woman'],
        [
          !same(
            ofSex(shown, name).filter((one) => !isPlaced(shown, one)),
            [name],
          ),
          'is not last',
        ],
        [
          !same(
            platesFor(shown, name).filter((at) => !isTaken(shown, at)),
            [plate],
          ),
          'is taken',
        ],
      );
    },
  ],
  [
    form(`Every other (man|woman) is placed or ruled out here, so only ${NAME} can be ${WHO}\\.`),
    (shown, [one, called, who]) => {
      const [name, plate] = [nameIn(shown.board, called!), plateIn(shown.board, who!)];
      if (name < 0 || plate < 0) return 'names nobody';
      const able = ofSex(shown, name).filter(
        (other) => !isPlaced(shown, other) && shown.left[other]!.has(plate),
      );
      return wrongIf(
        [!isCalled(shown, name, one!), 'calls a man a woman'],
        [!same(able, [name]), 'others can be there'],
      );
    },
  ],
  [
    form(`${NAME}’s other places are all taken or ruled out, so (he|she) is ${WHO}\\.`),
    (shown, [called, he, who]) => {
      const [name, plate] = [nameIn(shown.board, called!), plateIn(shown.board, who!)];
      if (name < 0 || plate < 0) return 'names nobody';
      const open = platesFor(shown, name).filter(
        (at) => !isTaken(shown, at) && shown.left[name]!.has(at),
      );
      return wrongIf(
        [!isCalled(shown, name, he!), 'calls a man a woman'],
        [!same(open, [plate]), 'other places are open'],
      );
    },
  ],
  [
    form(`${NAME} can only be ${WHO}, so nobody else can\\.`),
    (shown, [called, who], { rulesOut }) => {
      const [name, plate] = [nameIn(shown.board, called!), plateIn(shown.board, who!)];
      if (name < 0 || plate < 0) return 'names nobody';
      return wrongIf(
        [!same([...shown.left[name]!], [plate]), 'can be elsewhere'],
        [rulesOut.some((mark) => mark.plate !== plate || mark.name === name), 'rules out another'],
      );
    },
  ],
  [
    form(`Then nobody except ${NAME} can be ${WHO}\\.`),
    (shown, [called, who], { rulesOut }) => {
      const [name, plate] = [nameIn(shown.board, called!), plateIn(shown.board, who!)];
      const able = [...shown.left.keys()].filter((one) => shown.left[one]!.has(plate));
      return wrongIf(
        [name < 0 || !same(able, [name]), 'others can be there'],
        [rulesOut.some((mark) => mark.plate === plate || mark.name !== name), 'rules out another'],
      );
    },
  ],
  [
    form(`Then there is no place left for ${NAME}\\.`),
    (shown, [called]) =>
      wrongIf([shown.left[nameIn(shown.board, called!)]?.size !== 0, 'a place is left']),
  ],
  [form(`${NAME} and ${NAME} can only be ${WHO} and ${WHO}, so nobody else can\\.`), nakedPair],
  [
    form(`${NAME} and ${NAME} share the two marked places, so nobody else can be there\\.`),
    nakedPair,
  ],
  [
    form(`Only ${NAME} and ${NAME} can be ${WHO} and ${WHO}, so neither can be anyone else\\.`),
    hiddenPair,
  ],
  [
    form(
      `Only ${NAME} and ${NAME} can be in the two marked places, so they cannot be anywhere else\\.`,
    ),
    hiddenPair,
  ],
];

function judge(forms: readonly Form[], shown: Shown, step: Step): string {
  for (const [shape, check] of forms) {
    const found = shape.exec(step.text);
    if (!found) continue;
    const wrong = check(shown, found.slice(1), step);
    return wrong === '' ? '' : `${wrong}: ${step.text}`;
  }
  return `says what nobody checks: ${step.text}`;
}

/** A complaint about a step that leans on no clue; empty where there is none to make. */
export const judgePlain = (shown: Shown, step: Step) => judge(PLAIN, shown, step);

/** The places left once two names that share two places, or two places that share two names, are a pair. */
function afterPairs(left: readonly Set<number>[]): Set<number>[] {
  const now = left.map((own) => new Set(own));
  const plates = [...new Set(left.flatMap((own) => [...own]))];
  for (const [i, a] of left.entries()) {
    for (const [j, b] of left.entries()) {
      const both = new Set([...a, ...b]);
      if (j <= i || both.size !== 2) continue;
      for (const [name, own] of now.entries()) {
        if (name !== i && name !== j) for (const plate of both) own.delete(plate);
      }
    }
  }
  for (const p of plates) {
    for (const q of plates) {
      const able = [...left.keys()].filter((name) => left[name]!.has(p) || left[name]!.has(q));
      if (p >= q || able.length !== 2) continue;
      for (const name of able) {
        for (const plate of [...now[name]!])
          if (plate !== p && plate !== q) now[name]!.delete(plate);
      }
    }
  }
  return now;
}

/** Whether one clue after another, places that only one name can have, and pairs leave a name no place. */
function isRefuted(board: Board, start: Left): boolean {
  let left = start.map((own) => new Set(own));
  for (let size = -1; ; ) {
    for (const clue of board.clues.keys()) {
      for (const [name, own] of supported(board, clue, left)) left[name] = own;
      if (left.some((own) => own.size === 0)) return true;
    }
    left = left.map((own, name) => {
      const alone = [...own].find((plate) => !left.some((o, n) => n !== name && o.has(plate)));
      if (alone !== undefined) return new Set([alone]);
      const taken = new Set(left.flatMap((o, n) => (n !== name && o.size === 1 ? [...o] : [])));
      return new Set([...own].filter((plate) => !taken.has(plate)));
    });
    left = afterPairs(left);
    const now = left.reduce((sum, own) => sum + own.size, 0);
    if (left.some((own) => own.size === 0)) return true;
    if (now === size) return false;
    size = now;
  }
}

/** A hint about a mistake, with the right places that its words may lean on. */
export interface Mistaken {
  readonly board: Board;
  readonly state: State;
  /** By name, its place in the solution. */
  readonly solution: readonly number[];
  readonly hint: Pick<Hint<Move, Focus>, 'look' | 'steps'>;
}

/** A complaint about the sentence that names a mistake, unless it gives the reason of a clue. */
export function judgeMistake({ board, state, solution, hint }: Mistaken): string {
  const { steps } = hint;
  const isRight = ({ plate, name }: { plate: number; name: number }) => solution[name] === plate;
  /** The places left by the right names in their places, and one more of the player's. */
  const leftWith = (mark: { plate: number; name: number } | null) => {
    const placed = state.placed.map((name, plate) =>
      name !== null && (isRight({ plate, name }) || mark?.plate === plate) ? name : null,
    );
    return leftOn(board, { ...state, placed }, (one) => !isRight(one));
  };
  const markOf = (said: readonly string[]) => ({
    name: nameIn(board, said[0]!),
    plate: plateIn(board, said[1]!),
  });
  const isWrong = (said: readonly string[]) => {
    const { name, plate } = markOf(said);
    return name >= 0 && state.placed[plate] === name && solution[name] !== plate;
  };
  const isUnbroken = !brokenClues(board, state).includes(true);
  const forms: readonly Form[] = [
    [
      form(`You have ruled out ${NAME} as ${WHO}, but nothing on the board rules that out\\.`),
      (_, said) => {
        const { name, plate } = markOf(said);
        return wrongIf(
          [name < 0 || !isStruck(state, plate, name), 'is not marked'],
          [state.placed[plate] !== null || state.placed.includes(name), 'has a place'],
          [solution[name] !== plate, 'is ruled out'],
        );
      },
    ],
    [
      form(`${NAME} cannot be ${WHO}\\. No clue is broken yet, but the next steps show why\\.`),
      (_, said) =>
        wrongIf(
          [!isWrong(said), 'is no mistake'],
          [!isUnbroken, 'a clue is broken'],
          [steps.length < 2, 'shows no steps'],
        ),
    ],
    [
      form(`${NAME} cannot be ${WHO}: this was ruled out before\\.`),
      (_, said) =>
        wrongIf(
          [!isWrong(said), 'is no mistake'],
          [leftWith(null)[markOf(said).name]!.has(markOf(said).plate), 'was not ruled out'],
        ),
    ],
    [
      form(
        `${NAME} cannot be ${WHO}\\. No clue is broken yet, but (\\w+) steps on(?:, (?:this is ruled out|no place is left for ${NAME}|clue (\\d+) (?:rules this out|leaves ${NAME} no place)))\\.`,
      ),
      (_, [called, who, count, one, clue, other]) => {
        const said = [called!, who!];
        if (!isWrong(said)) return 'is no mistake';
        const mark = markOf(said);
        const about = one ?? other ?? called!;
        const left = leftWith(one === undefined && other === undefined ? null : mark);
        const scope = clue === undefined ? null : scopeOf(board.clues[Number(clue) - 1]!, board);
        return wrongIf(
          [!isUnbroken, 'a clue is broken'],
          [steps.length > 1, 'shows steps'],
          // Fewer steps would be shown.
          [NUMBERS.indexOf(count!) < 5, 'counts fewer steps than a hint has'],
          [scope !== null && !scope.includes(nameIn(board, about)), 'is no clue about the name'],
          [
            !isRefuted(
              board,
              left.map((own, name) => (name === mark.name ? new Set([mark.plate]) : own)),
            ),
            'can be there',
          ],
        );
      },
    ],
    [
      form(
        `Clue (\\d+) cannot be true while ${NAME} is ${WHO}( and its other names stay where they are)?\\.`,
      ),
      (_, [clue, called, who, others]) => {
        const said = [called!, who!];
        const left = others ? leftOn(board, state, () => false) : leftWith(markOf(said));
        const ways = supported(board, Number(clue) - 1, left);
        return wrongIf(
          [!isWrong(said), 'is no mistake'],
          [[...ways.values()].some((own) => own.size > 0), 'can hold'],
        );
      },
    ],
  ];
  const shown = { board, state, left: leftWith(null) };
  return judge(forms, shown, steps[0] as unknown as Step);
}

/** A complaint about what a hint says before its steps. */
export function judgeLook(board: Board, state: State, { look, steps }: Mistaken['hint']): string {
  if (!look) return '';
  const places = steps.slice(0, 1).flatMap(({ evidence, target }) => [...evidence, ...target]);
  const clueOf = (number: string) => board.clues[Number(number) - 1];
  const isQuoted = (number: string, quote: string | undefined) =>
    clueOf(number) !== undefined &&
    (quote === undefined || quote === printClue(clueOf(number)!, board).slice(0, -1));
  const wrong = (() => {
    const atClue = /^Look at clue (\d+)(?:, “(.+)”)?\.$/.exec(look.text);
    if (atClue) {
      const isThere = places.some((at) => 'clue' in at && at.clue === Number(atClue[1]) - 1);
      return wrongIf(
        [!isThere, 'looks at another clue'],
        [!isQuoted(atClue[1]!, atClue[2]), 'misquotes'],
      );
    }
    const at = /^Look at (.+)\.$/.exec(look.text)?.[1];
    if (at !== undefined) {
      const [name, plate] = [nameIn(board, at), plateIn(board, at)];
      const isThere = places.some(
        (one) => ('name' in one && one.name === name) || ('plate' in one && one.plate === plate),
      );
      return wrongIf([!isThere, 'looks elsewhere']);
    }
    const broken = /^Clue (\d+)(?:, “(.+)”,)? (is broken|can no longer be true)(?:: (.+))?\.$/.exec(
      look.text,
    );
    if (!broken) return 'says what nobody checks';
    const [, number, quote, how, told] = broken;
    if (!isQuoted(number!, quote)) return 'misquotes';
    const scope = scopeOf(clueOf(number!)!, board);
    const there = scope.filter((name) => state.placed.includes(name));
    const all = there.map(
      (name) => `${board.names[name]!.name} is ${whoIs(board, state.placed.indexOf(name))}`,
    );
    return wrongIf(
      [!brokenClues(board, state)[Number(number) - 1], 'is not broken'],
      [(how === 'is broken') !== (there.length === scope.length), 'is broken otherwise'],
      [
        told !== undefined && told.split(/, (?!the )| and (?=[A-Z])/).join() !== all.join(),
        'shows another board',
      ],
    );
  })();
  return wrong === '' ? '' : `${wrong}: ${look.text}`;
}
