/**
 * The editor's labels for the kinds of clue and their fields; a clue's sentence comes from the
 * `Kind` of the clue instead.
 */

interface KindWords {
  readonly name: string;
  /** A label for each field of the clue, in the order of the kind's parameters. */
  readonly fields: Readonly<Record<string, string>>;
}

interface Group {
  readonly name: string;
  readonly kinds: Readonly<Record<string, KindWords>>;
}

const who = 'Who';

export const GROUPS: readonly Group[] = [
  {
    name: 'Family',
    kinds: {
      relation: { name: 'is someone’s mother, uncle…', fields: { who, is: 'is the', of: 'of' } },
      has: { name: 'has a sister, cousin…', fields: { who, relation: 'has a' } },
      count: {
        name: 'has a number of children…',
        fields: { who, count: 'has', of: 'of the kind' },
      },
      more: {
        name: 'has more than another',
        fields: { who, than: 'has more than', of: 'of the kind' },
      },
      'same-parents': { name: 'has the same parents', fields: { who, as: 'as' } },
      descent: { name: 'is descended from', fields: { who, from: 'from' } },
      'married-in': { name: 'married into the family', fields: { who } },
      weddings: { name: 'married a number of times', fields: { who, times: 'times' } },
      holder: { name: 'is the Duke, Countess…', fields: { who, title: 'is the' } },
      titled: { name: 'has a title', fields: { who } },
      initial: { name: 'shares an initial', fields: { who, with: 'with a' } },
    },
  },
  {
    name: 'Age',
    kinds: {
      older: { name: 'was born before', fields: { who, than: 'before' } },
      'years-older': {
        name: 'is older by years',
        fields: { who, years: 'more years than', than: 'older than' },
      },
      'born-after': { name: 'was born after a year', fields: { who, year: 'after' } },
      eldest: { name: 'is the eldest or youngest', fields: { who, is: 'is the' } },
      'only-child': { name: 'is an only child', fields: { who } },
      'next-child': { name: 'is the next child after', fields: { who, after: 'after' } },
      generation: { name: 'is in the same generation', fields: { who, as: 'as' } },
      above: { name: 'is generations above', fields: { who, by: 'generations', whom: 'above' } },
      'spouse-age': { name: 'is older than their partner', fields: { who, is: 'is' } },
    },
  },
  {
    name: 'Throne',
    kinds: {
      place: { name: 'has a place in line', fields: { who, place: 'place' } },
      'in-line': { name: 'is in line to the throne', fields: { who } },
      among: { name: 'is among the first in line', fields: { who, first: 'among the first' } },
      ahead: { name: 'comes before another in line', fields: { who, of: 'before' } },
      follows: { name: 'comes directly after in line', fields: { who, after: 'after' } },
    },
  },
  {
    name: 'Combined',
    kinds: {
      not: { name: 'it is not true that…', fields: { of: 'It is not true that' } },
      either: {
        name: 'either/or, but not both',
        fields: { one: 'Either', other: 'or' },
      },
      neither: { name: 'neither/nor', fields: { one: 'Neither', other: 'nor' } },
    },
  },
];

const ALL: Readonly<Record<string, KindWords>> = Object.assign(
  {},
  ...GROUPS.map(({ kinds }) => kinds),
);

export const fieldName = (kind: string, key: string): string => ALL[kind]?.fields[key] ?? key;
