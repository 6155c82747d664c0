/** Reads predicates about relatives, weddings and titles, for the oracle of hints' sentences. */
import {
  about,
  amountOf,
  broodOf,
  isDescended,
  isLimit,
  isRelated,
  numberOf,
  oneOf,
  peopleOf,
  type Reader,
  spousesOf,
} from './royalFamilyOracleWords.ts';

export const KIN_READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    /^has no (more|fewer) (\S+) than anyone (\S+) can be$/,
    (words, [, more, what, name]) => {
      const people = peopleOf(words, `anyone ${name} can be`);
      const sign = more === 'more' ? 1 : -1;
      const amount = (plate: number) => amountOf(words, plate, what!) * sign;
      return (
        people && ((plate) => people.every((one) => one === plate || amount(plate) <= amount(one)))
      );
    },
  ],
  [/^(?:fits it|can make (?:just one part|both parts) of the clue true)$/, ({ isKept }) => isKept],
  [
    /^is that same (?:man|woman)$/,
    ({ board, clueTitles }) =>
      (plate) =>
        clueTitles.includes(board.plates[plate]!.title),
  ],
  [
    /^(?:is (an) only child with|has siblings, half-siblings or no) parents on the tree$/,
    ({ board }, [, isOnly]) =>
      (plate) => {
        const { parents } = board.plates[plate]!;
        const shares = (one: number) =>
          one !== plate && board.plates[one]!.parents.some((p) => parents.includes(p));
        const isSole = parents.length > 0 && ![...board.plates.keys()].some(shares);
        return isSole === (isOnly !== undefined);
      },
  ],
  [
    /^is the only (husband|wife) of (.+)$/,
    (words, [, is, who]) =>
      about(
        words,
        who!,
        (plate, one) => isRelated(words, plate, is!, one) && spousesOf(words, one).length === 1,
      ),
  ],
  [
    /^is an? (\S+) of (everyone .+)$/,
    (words, [, is, who]) =>
      is === 'ancestor'
        ? about(words, who!, (plate, one) => isDescended(words, one, plate))
        : about(words, who!, (plate, one) => isRelated(words, plate, is!, one)),
  ],
  [
    /^is descended from (.+)$/,
    (words, [, who]) => about(words, who!, (plate, one) => isDescended(words, plate, one)),
  ],
  [
    /^is an ancestor of (.+)$/,
    (words, [, who]) => about(words, who!, (plate, one) => isDescended(words, one, plate)),
  ],
  [
    /^is (.+)’s (\S+)$/,
    (words, [, who, is]) =>
      about(words, who!, (plate, one) =>
        [is!, oneOf(is!)].some((word) => isRelated(words, plate, word, one)),
      ),
  ],
  [
    /^was born into the family$/,
    ({ board }) =>
      (plate) =>
        board.plates[plate]!.parents.length > 0 || plate === board.monarch,
  ],
  [
    /^married into the family$/,
    ({ board }) =>
      (plate) =>
        board.plates[plate]!.parents.length === 0 && plate !== board.monarch,
  ],
  [
    /^(?:married|never married|is married)(?: ((?:just|exactly) once|twice))?$/,
    (words, [all, often]) =>
      (plate) => {
        const times = spousesOf(words, plate).length;
        if (often) return times === (often === 'twice' ? 2 : 1);
        return all === 'is married' ? times > 0 : times === 0;
      },
  ],
  [
    /^has (?:a|some) title$/,
    ({ board }) =>
      (plate) =>
        board.plates[plate]!.title !== '',
  ],
  [
    /^has the same parents as (.+)$/,
    (words, [, who]) => about(words, who!, (plate, one) => broodOf(words, plate).includes(one)),
  ],
  [
    /^has (more|fewer) (\S+) than (.+)$/,
    (words, [, more, what, who]) =>
      about(
        words,
        who!,
        (plate, one) =>
          (amountOf(words, plate, what!) - amountOf(words, one, what!)) *
            (more === 'more' ? 1 : -1) >
          0,
      ),
  ],
  [
    /^has (more|fewer) than (\w+) (\S+), the (fewest|most) that (\S+) can have$/,
    (words, [, more, amount, what, last, name]) =>
      isLimit(words, numberOf(amount!), name!, last!, (plate) => amountOf(words, plate, what!)) &&
      (more === 'more') === (last === 'fewest')
        ? (plate) =>
            (amountOf(words, plate, what!) - numberOf(amount!)) * (more === 'more' ? 1 : -1) > 0
        : null,
  ],
  [
    /^has just one (husband|wife), who can be (\S+)$/,
    (words, [, is, name]) =>
      about(
        words,
        `someone ${name} can be`,
        (plate, one) => isRelated(words, one, is!, plate) && spousesOf(words, plate).length === 1,
      ),
  ],
  [
    /^has (?:an?|some) (\S+) who can be (\S+)$/,
    (words, [, is, name]) =>
      about(words, `someone ${name} can be`, (plate, one) => isRelated(words, one, is!, plate)),
  ],
  [
    /^has (?:exactly )?((?:just )?one|two|three|four|five|six) (\S+)$/,
    (words, [, amount, what]) =>
      (plate) =>
        amountOf(words, plate, what!) === numberOf(amount!),
  ],
  [
    /^has (?:an? |some )?((?:male |female )?[\w-]+)$/,
    (words, [, what]) =>
      (plate) =>
        amountOf(words, plate, what!) > 0,
  ],
  [
    /^is (the .+)$/,
    (words, [, who]) => {
      const people = peopleOf(words, who!);
      return people && ((plate) => people.includes(plate));
    },
  ],
];
