/** The conventions that clues can rest on: the exact meaning of their words. */

/** Each convention's sentence in the rules that players read. */
export const CONVENTIONS = {
  halves: 'Half-siblings do not count as brothers and sisters.',
  uncles:
    'Your uncles and aunts are your parents’ siblings (half-siblings included) and their spouses. If someone is your uncle or aunt, you are their nephew or niece.',
  cousins:
    'Your cousins are the children of your parents’ siblings (half-siblings included), and no one else.',
  'in-laws':
    'Your brothers- and sisters-in-law are your spouse’s siblings and your siblings’ spouses (half-siblings included), and no one else.',
  steps:
    'Stepparents and stepchildren do not count as parents and children, and they do not make anyone your in-law.',
  eldest:
    'The eldest or youngest child has at least one brother or sister: an only child is neither.',
  'only-child':
    'A clue only says that someone has no siblings if that person’s parents are on the tree.',
  drawn: 'Relatives who are not on the tree do not count.',
  people:
    'Names and titles in one clue are different people, unless the clue says who holds a title.',
  spouse: 'A clue only says “her husband” or “his wife” if that person has exactly one.',
  exactly: '“Two sons” means exactly two.',
  some: '“A sister” means one or more.',
  rows: 'Generations are the rows of the tree, whether or not the people in them are related.',
  born: 'The monarch was born into the family; the monarch’s husbands and wives married into it.',
  titles: 'A title belongs only to the person on whose plate it is written, not to their spouse.',
  order:
    'The crown goes to the monarch’s eldest child, son or daughter, then to that child’s children, and only then to the next child.',
  line: 'The heir is first in line. The monarch and those who married into the family are not in line.',
  'out-of-line': 'People outside the line of succession are never “among the first”.',
} as const;

export type Convention = keyof typeof CONVENTIONS;
