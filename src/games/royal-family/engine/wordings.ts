/** The phrases of statements about two people, by kind of clue. */
import { numberWord, pluralOf, withArticle } from '../rules/clues/words.ts';
import type { Sex } from '../rules/kinship.ts';
import { treeOf } from '../rules/tree.ts';
import type { Board, Clue } from '../rules/types.ts';
import { be, type Called, comes, has, mirrored, owns, type Phrase, was } from './phrases.ts';

/** A clue's step: whom it is about, and where each name can be before it. */
export interface Setting {
  readonly board: Board;
  readonly clue: Clue;
  readonly name: number;
  readonly places: (name: number) => readonly number[];
}

const calledBoth = (said: string, denied = said): Called => ({ said, denied });

/** The other person of a statement as a hint's sentence speaks of them. */
export interface Other {
  readonly name: string;
  readonly sex: Sex;
  readonly called: Called;
  readonly plates: readonly number[];
  /**
   * Known: on one plate. Open: on one of several. Any: the trait counts everyone of that sex. Every:
   * the trait is for each of the other's plates, so that a denial is for at least one of them.
   */
  readonly mode: 'known' | 'open' | 'any' | 'every';
}

/** The kinds whose phrases tell a limit of the other's places, which "any woman" would not have. */
const LIMITED: ReadonlySet<string> = new Set(['more', 'older', 'years-older']);

/** The other person of a statement: by name or title if known, otherwise in two ways. */
export function othersOf(setting: Setting, term: string, kind: string): readonly Other[] {
  const { board, places } = setting;
  const name = board.names.findIndex((one) => one.name === term);
  if (name < 0) {
    const plate = board.plates.findIndex(({ title }) => title === term);
    const { sex } = board.plates[plate]!;
    return [{ name: term, sex, called: calledBoth(`the ${term}`), plates: [plate], mode: 'known' }];
  }
  const { sex } = board.names[name]!;
  const plates = places(name);
  if (plates.length < 2) {
    return [{ name: term, sex, called: calledBoth(term), plates, mode: 'known' }];
  }
  const one = sex === 'm' ? 'man' : 'woman';
  const all = [...board.plates.keys()].filter((plate) => board.plates[plate]!.sex === sex);
  const open = calledBoth(`someone ${term} can be`, `anyone ${term} can be`);
  const any = calledBoth(`a ${one}`, `any ${one}`);
  return [
    ...(LIMITED.has(kind)
      ? []
      : [{ name: term, sex, called: any, plates: all, mode: 'any' } as const]),
    { name: term, sex, called: open, plates, mode: 'open' },
    {
      name: term,
      sex,
      called: calledBoth(`everyone ${term} can be`),
      plates,
      mode: 'every',
    },
  ];
}

const maleOrFemale = (sex: Sex) => (sex === 'm' ? 'male' : 'female');

/** The relation between the setting's name and another person: `is` of the other. */
function relationPhrase(is: string, other: Other): Phrase {
  if (other.mode === 'known') {
    const isOne = /^(father|mother|husband|wife)$/.test(is);
    return be(
      (who) => `${who}’s ${is}`,
      other.called,
      (who) => `${who}’s ${isOne ? is : pluralOf(is)}`,
    );
  }
  if (other.mode === 'every') {
    const [one, many] = [withArticle(is), pluralOf(is)];
    return be(
      (who) => `${one} of ${who}`,
      other.called,
      (who) => `${many} of ${who}`,
    );
  }
  const theirs = mirrored(is, other.sex);
  if (other.mode === 'any') {
    const sexed = theirs === 'cousin' ? `${maleOrFemale(other.sex)} ` : '';
    return owns(sexed === '' ? withArticle(theirs) : `a ${sexed}${theirs}`, `no ${sexed}${theirs}`);
  }
  // An only relative, such as a husband, reads better with the article of one among several.
  const who = `who can be ${other.name}`;
  return owns(`${withArticle(theirs)} ${who}`, `no ${theirs} ${who}`);
}

/** The phrase for the only husband or wife, since a clue about initials presumes just one. */
export function spousePhrase(is: string, isWho: boolean, other: Other): Phrase {
  return isWho
    ? has(() => `just one ${is}, who can be ${other.name}`, other.called)
    : be((who) => `the only ${is} of ${who}`, other.called);
}

const rows = (by: number) => `${by === 1 ? 'one row' : `${numberWord(by)} rows`}`;

/** The phrase for a year of birth on one side of another person's. */
function agePhrase(
  { board, name, places }: Setting,
  other: Other,
  side: 'before' | 'after',
  years: number,
): Phrase {
  const gap = years === 1 ? 'one year' : `${numberWord(years)} years`;
  if (other.mode === 'known' || other.mode === 'every') {
    const lead = years === 0 ? 'born' : `born more than ${gap}`;
    if (years === 0 && other.mode === 'known' && !places(name).includes(other.plates[0]!)) {
      const opposite = side === 'before' ? 'after' : 'before';
      const [said, unsaid] = [
        `born ${side} ${other.called.said}`,
        `born ${opposite} ${other.called.denied}`,
      ];
      return {
        is: `was ${said}`,
        isNot: `was ${unsaid}`,
        are: `were ${said}`,
        areNot: `were ${unsaid}`,
      };
    }
    return was((who) => `${lead} ${side} ${who}`, other.called);
  }
  const all = other.plates.map((plate) => board.plates[plate]!.born);
  const [limit, last] =
    side === 'before' ? [Math.max(...all), 'latest'] : [Math.min(...all), 'earliest'];
  const year = side === 'before' ? limit - years : limit + years;
  const why =
    years === 0
      ? `the ${last} year left for ${other.name}`
      : `${gap} ${side} ${other.name}’s ${last} possible year`;
  return was(() => `born ${side} ${year}, ${why}`, other.called);
}

function amountPhrase({ board }: Setting, { of }: Clue, other: Other, isMore: boolean): Phrase {
  const [amount, word] = [isMore ? 'more' : 'fewer', pluralOf(String(of))];
  if (other.mode === 'known' || other.mode === 'every')
    return has((who) => `${amount} ${word} than ${who}`, other.called);
  const relations =
    of === 'child' || of === 'grandchild'
      ? [`${of}`.replace('child', 'son'), `${of}`.replace('child', 'daughter')]
      : [of];
  const tree = treeOf(board);
  const counts = other.plates.map(
    (plate) =>
      [...board.plates.keys()].filter((one) =>
        tree.relations(one, plate).some((is) => relations.includes(is)),
      ).length,
  );
  const limit = isMore ? Math.min(...counts) : Math.max(...counts);
  const some = of === 'child' || of === 'grandchild' ? word : withArticle(String(of));
  if (isMore && limit === 0) return owns(some, `no ${word}`);
  if (!isMore && limit === 1) return owns(`no ${word}`, some);
  const most = `the ${isMore ? 'fewest' : 'most'} that ${other.name} can have`;
  const said = `${amount} than ${numberWord(limit)} ${limit === 1 ? of : word}, ${most}`;
  const unsaid = `no ${amount} ${word} than anyone ${other.name} can be`;
  return owns(said, unsaid);
}

/** The phrase for a row of the tree, where "another" keeps people from being their own company. */
function rowPhrase({ board, name }: Setting, other: Other): Phrase {
  const isSame = other.sex === board.names[name]!.sex;
  if (other.mode === 'every') {
    return be((who) => `in the one row left for ${who}`, calledBoth(other.name));
  }
  if (other.mode === 'any') {
    const one = other.sex === 'm' ? 'man' : 'woman';
    const [some, none] = isSame ? [`another ${one}`, `no other ${one}`] : [`a ${one}`, `no ${one}`];
    const own = board.names[name]!.sex === 'm' ? 'his' : 'her';
    return {
      is: `has ${some} in ${own} row`,
      isNot: `has ${none} in ${own} row`,
      are: `have ${some} in their row`,
      areNot: `have ${none} in their row`,
    };
  }
  const place = `${isSame ? 'another' : 'a'} place left for ${other.name}`;
  return other.mode === 'known'
    ? be((who) => `in ${who}’s row`, other.called)
    : be((row) => `in ${row} row with ${place}`, calledBoth('a', 'any'));
}

type Wording = (setting: Setting, clue: Clue, other: Other, isFirst: boolean) => Phrase;

const SIBLINGS = {
  m: calledBoth('a brother', 'any brother'),
  f: calledBoth('a sister', 'any sister'),
} as const;

/** The phrases of statements about two people; `isFirst` for a trait of the statement's subject. */
export const WORDINGS: Readonly<Record<string, Wording>> = {
  relation({ board, name }, { is }, other, isFirst) {
    const own = board.names[name]!.sex;
    return relationPhrase(isFirst ? String(is) : mirrored(String(is), own), other);
  },
  more: (setting, clue, other, isFirst) => amountPhrase(setting, clue, other, isFirst),
  // Brothers and sisters are those with the same parents, and "has a brother" is seen at a look.
  'same-parents': (setting, _, other) =>
    other.mode === 'any' || other.mode === 'open'
      ? relationPhrase(setting.board.names[setting.name]!.sex === 'm' ? 'brother' : 'sister', other)
      : has((who) => `the same parents as ${who}`, other.called),
  descent: (_, __, { called, mode, sex }, isFirst) =>
    isFirst
      ? be((who) => `descended from ${who}`, called)
      : mode === 'any'
        ? owns(`a ${maleOrFemale(sex)} descendant`, `no ${maleOrFemale(sex)} descendant`)
        : be(
            (who) => `an ancestor of ${who}`,
            called,
            (who) => `ancestors of ${who}`,
          ),
  older: (setting, _, other, isFirst) => agePhrase(setting, other, isFirst ? 'before' : 'after', 0),
  'years-older': (setting, { years }, other, isFirst) =>
    agePhrase(setting, other, isFirst ? 'before' : 'after', Number(years)),
  'next-child': (_, __, { called, mode, sex }, isFirst) =>
    be(
      (who) => `the child just ${isFirst ? 'after' : 'before'} ${who}`,
      mode === 'any' ? SIBLINGS[sex] : called,
      (who) => `the children just ${isFirst ? 'after' : 'before'} ${who}`,
    ),
  generation: (setting, _, other) => rowPhrase(setting, other),
  above: (_, { by }, { called, mode, name }, isFirst) =>
    be(
      (who) => `${rows(Number(by))} ${isFirst ? 'above' : 'below'} ${who}`,
      mode === 'open'
        ? calledBoth(`a place left for ${name}`, `any place left for ${name}`)
        : called,
    ),
  ahead: (_, __, { called }, isFirst) =>
    comes((who) => `in line to the throne ${isFirst ? 'before' : 'after'} ${who}`, called),
  follows: (_, __, { called }, isFirst) =>
    comes((who) => `in line to the throne directly ${isFirst ? 'after' : 'before'} ${who}`, called),
  holder: (_, __, { called }) => be((who) => who, called),
};
