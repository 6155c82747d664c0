/** The conventions that clues can rest on: the exact meaning of their words. */

/** Each convention's sentence in the rules that players read. */
export const CONVENTIONS = {
  halves: 'Half-brothers and half-sisters are not counted among brothers and sisters.',
  uncles:
    'Uncles and aunts are the brothers and sisters of a parent, half ones too, and their wives and husbands. Nephews and nieces are the same the other way round.',
  cousins: 'Cousins are children of a parent’s brother or sister, half ones too, and nobody else.',
  'in-laws':
    'Brothers- and sisters-in-law are a spouse’s brothers and sisters and a brother’s or sister’s spouse, half ones too, and nobody else.',
  steps:
    'Stepparents and stepchildren are not counted among parents and children, and make nobody an in-law.',
  eldest:
    'The eldest or youngest among brothers and sisters has at least one: an only child is neither.',
  'only-child':
    'Having no brothers or sisters is said only of those whose parents are on the tree.',
  drawn: 'Relatives who are not on the tree do not count.',
  people:
    'Names and titles in one clue are different people, unless the clue says who holds a title.',
  spouse: '“Her husband” and “his wife” are said of those who have just one.',
  exactly: 'Two sons are exactly two.',
  some: 'Who has “a sister” has one or more.',
  rows: 'Generations are the rows of the tree, whether people in them are related or not.',
  born: 'The monarch was born into the family; the monarch’s husbands and wives married into it.',
  titles: 'A title belongs to the one on whose plate it stands, not to husband or wife as well.',
  order:
    'The crown goes to the monarch’s eldest child, son or daughter, then to that child’s children, and only then to the next child.',
  line: 'The monarch is not in line, and neither are spouses: the heir is first.',
  'out-of-line': 'Those not in line at all are not among the first, either.',
} as const;

export type Convention = keyof typeof CONVENTIONS;
