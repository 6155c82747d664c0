/** Clues about the succession to the throne (succession.ts). */
import type { Kind } from './kind.ts';
import { name, person, upTo } from './params.ts';
import { ordinalWord } from './words.ts';

/** Clues such as "Corvin is third in line to the throne". */
const place: Kind = {
  params: { who: name, place: upTo(1, 15) },
  predicate: ({ place: n }, _, not) =>
    `is ${not ? 'not ' : ''}${ordinalWord(n)} in line to the throne`,
  holds: ({ who, place: n }, { tree, at }) => tree.line[n - 1] === at(who),
  deniable: true,
};

/** Clues such as "Corvin is in line to the throne"; the monarch is not in line. */
const inLine: Kind = {
  params: { who: name },
  predicate: (_, __, not) => `is ${not ? 'not ' : ''}in line to the throne`,
  holds: ({ who }, { tree, at }) => tree.line.includes(at(who)),
};

/** Clues such as "Corvin is among the first three in line to the throne". */
const among: Kind = {
  params: { who: name, first: upTo(2, 6) },
  predicate: ({ first }, _, not) =>
    `is ${not ? 'not ' : ''}among the first ${['', 'one', 'two', 'three', 'four', 'five', 'six'][first]} in line to the throne`,
  holds: ({ who, first }, { tree, at }) => tree.line.slice(0, first).includes(at(who)),
  deniable: true,
};

/** Clues such as "Corvin comes before Tamsin in line to the throne". */
const ahead: Kind = {
  params: { who: name, of: person },
  predicate: ({ of }, words, not) =>
    `${not ? 'does not come' : 'comes'} before ${words.of(of)} in line to the throne`,
  holds({ who, of }, { tree, at }) {
    const [own, other] = [tree.line.indexOf(at(who)), tree.line.indexOf(at(of))];
    return own >= 0 && own < other;
  },
};

/** Clues such as "Corvin follows Tamsin directly in line to the throne". */
const follows: Kind = {
  params: { who: name, after: person },
  predicate: ({ after }, words, not) =>
    `${not ? 'does not come' : 'comes'} directly after ${words.of(after)} in line to the throne`,
  holds({ who, after }, { tree, at }) {
    const before = tree.line.indexOf(at(after));
    return before >= 0 && tree.line[before + 1] === at(who);
  },
};

export const THRONE = {
  place,
  'in-line': inLine,
  among,
  ahead,
  follows,
} satisfies Record<string, Kind>;
