/** Clues about years of birth, brothers and sisters by age, and generations. */
import type { Tree } from '../tree.ts';
import type { Kind } from './kind.ts';
import { name, person, upTo, whole, word } from './params.ts';
import { numberWord } from './words.ts';

/** A plate of the tree and its full siblings, the eldest first. */
function broodOf(tree: Tree, plate: number): readonly number[] {
  const parents = tree.parents[plate]!;
  const children = parents[0] === undefined ? [] : tree.children[parents[0]]!;
  return children.filter((child) => String(tree.parents[child]) === String(parents));
}

/** Clues such as "Bertil was born before Alaric". */
const older: Kind = {
  params: { who: person, than: person },
  predicate: ({ than }, words, not) => `was ${not ? 'not ' : ''}born before ${words.of(than)}`,
  holds: ({ who, than }, { tree, at }) => tree.born[at(who)]! < tree.born[at(than)]!,
};

/** Clues such as "Bertil is more than ten years older than Alaric". */
const yearsOlder: Kind = {
  params: { who: name, years: whole(1, 99, () => [5, 10, 20, 30]), than: person },
  predicate: ({ years, than }, words, not) =>
    `is ${not ? 'not ' : ''}more than ${numberWord(years)} ${years === 1 ? 'year' : 'years'} older than ${words.of(than)}`,
  holds: ({ who, years, than }, { tree, at }) => tree.born[at(than)]! - tree.born[at(who)]! > years,
};

/** Clues such as "Odile was born after 1880". */
const bornAfter: Kind = {
  params: {
    who: name,
    year: whole(0, 9999, ({ plates }) => {
      const decades = plates.map(({ born }) => born - (born % 10));
      return [...new Set(decades)].sort();
    }),
  },
  predicate: ({ year }, _, not) =>
    not ? `was born in or before ${year}` : `was born after ${year}`,
  holds: ({ who, year }, { tree, at }) => tree.born[at(who)]! > year,
  deniable: true,
};

/**
 * Clues such as "Odile is the eldest of her siblings": she has at least one, and
 * half-brothers and half-sisters do not count.
 */
const eldest: Kind = {
  params: { who: name, is: word('eldest', 'youngest') },
  predicate: ({ who, is }, words, not) =>
    `is ${not ? 'not ' : ''}the ${is} of ${words.his(who)} siblings`,
  holds: ({ who, is }, { tree, at }) =>
    broodOf(tree, at(who)).at(is === 'eldest' ? 0 : -1) === at(who),
  presumes: ({ who }, { tree, at }) => broodOf(tree, at(who)).length > 1,
};

/**
 * Clues such as "Odile has no siblings, not even half-siblings": her parents are drawn in the
 * tree.
 */
const onlyChild: Kind = {
  params: { who: name },
  predicate: (_, __, not) =>
    not ? 'has at least one sibling or half-sibling' : 'has no siblings, not even half-siblings',
  holds({ who }, { tree, at }) {
    const parents = tree.parents[at(who)]!;
    return parents.length > 0 && parents.every((parent) => tree.children[parent]!.length === 1);
  },
};

/**
 * Clues such as "Alaric was the next child after Bertil": no brother or sister is between them in
 * age.
 */
const nextChild: Kind = {
  params: { who: name, after: person },
  predicate: ({ after }, words, not) =>
    `was ${not ? 'not ' : ''}the next child born to the same parents after ${words.of(after)}`,
  holds({ who, after }, { tree, at }) {
    const brood = broodOf(tree, at(who));
    const place = brood.indexOf(at(after));
    return place >= 0 && brood[place + 1] === at(who);
  },
};

/** Clues such as "Odile is in the same generation as Corvin". */
const generation: Kind = {
  params: { who: name, as: person },
  predicate: ({ as }, words, not) =>
    `is ${not ? 'not ' : ''}in the same generation as ${words.of(as)}`,
  holds: ({ who, as }, { tree, at }) => tree.generations[at(who)] === tree.generations[at(as)],
  makesSense: ({ who, as }) => who < as,
  deniable: true,
};

/** Clues such as "Odile is a generation above Corvin". */
const above: Kind = {
  params: { who: name, by: upTo(1, 3), whom: person },
  predicate: ({ by, whom }, words, not) =>
    `is ${not ? 'not ' : ''}${by === 1 ? 'one generation' : `${numberWord(by)} generations`} above ${words.of(whom)}`,
  holds: ({ who, by, whom }, { tree, at }) =>
    tree.generations[at(whom)]! - tree.generations[at(who)]! === by,
};

/** Clues such as "Odile is older than her husband": she has exactly one husband. */
const spouseAge: Kind = {
  params: { who: name, is: word('older', 'younger') },
  predicate: ({ who, is }, words, not) =>
    `is ${not ? 'not ' : ''}${is} than ${words.his(who)} ${words.sexOf(who) === 'm' ? 'wife' : 'husband'}`,
  holds: ({ who, is }, { tree, at }) =>
    tree.spouses[at(who)]!.every(
      (spouse) => tree.born[at(who)]! < tree.born[spouse]! === (is === 'older'),
    ),
  presumes: ({ who }, { tree, at }) => tree.spouses[at(who)]!.length === 1,
};

export const AGE = {
  older,
  'years-older': yearsOlder,
  'born-after': bornAfter,
  eldest,
  'only-child': onlyChild,
  'next-child': nextChild,
  generation,
  above,
  'spouse-age': spouseAge,
} satisfies Record<string, Kind>;
