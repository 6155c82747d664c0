/** Reads predicates about years, rows and the throne, for the oracle of hints' sentences. */
import {
  about,
  bornOf,
  broodOf,
  isLimit,
  numberOf,
  ORDINALS,
  peopleOf,
  placeOf,
  type Reader,
  rowOf,
  spousesOf,
} from './royalFamilyOracleWords.ts';

/** Whether a person with one spouse is older, or younger, than the spouse. */
function isOfAge(words: Parameters<Reader>[0], plate: number, age: string): boolean {
  const spouses = spousesOf(words, plate);
  return (
    spouses.length === 1 && bornOf(words, plate) < bornOf(words, spouses[0]!) === (age === 'older')
  );
}

export const AGE_READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    /^has (another|a|no other|no) (man|woman) in (?:his|her|their) row$/,
    (words, [, amount, one]) => {
      const isSame = about(words, `a ${one}`, (a, b) => rowOf(words, a) === rowOf(words, b));
      return isSame && (amount!.startsWith('no') ? (plate) => !isSame(plate) : isSame);
    },
  ],
  [
    /^is the (eldest|youngest) of (?:his|her|their) siblings$/,
    (words, [, end]) =>
      (plate) => {
        const brood = broodOf(words, plate);
        return brood.length > 1 && brood.at(end === 'eldest' ? 0 : -1) === plate;
      },
  ],
  [
    /^is (older|younger) than (?:his|her|their) (?:husband|wife|husbands|wives)$/,
    (words, [, age]) =>
      (plate) =>
        isOfAge(words, plate, age!),
  ],
  [
    /^is (older|younger) than (?:his|her|their) only (?:husbands?|wife|wives)$/,
    (words, [, age]) =>
      (plate) =>
        isOfAge(words, plate, age!),
  ],
  [
    /^has an (older|younger) (?:husband|wife)$/,
    (words, [, age]) =>
      (plate) =>
        spousesOf(words, plate).some(
          (one) => bornOf(words, one) < bornOf(words, plate) === (age === 'older'),
        ),
  ],
  [
    /^is in the one row left for (\S+)$/,
    (words, [, name]) => {
      const rows = peopleOf(words, `someone ${name} can be`)?.map((one) => rowOf(words, one)) ?? [];
      return new Set(rows).size === 1 ? (plate) => rowOf(words, plate) === rows[0] : null;
    },
  ],
  [
    /^is in (.+)’s row$/,
    (words, [, who]) =>
      about(words, who!, (plate, one) => rowOf(words, plate) === rowOf(words, one)),
  ],
  [
    /^is in (?:a|any) row with ((?:a|another) place left for .+)$/,
    (words, [, who]) =>
      about(words, who!, (plate, one) => rowOf(words, plate) === rowOf(words, one)),
  ],
  [
    /^is (\w+) rows? (above|below) (.+)$/,
    (words, [, by, side, who]) =>
      about(
        words,
        who!,
        (plate, one) =>
          (rowOf(words, one) - rowOf(words, plate)) * (side === 'above' ? 1 : -1) === numberOf(by!),
      ),
  ],
  [
    /^is the child just (after|before) (.+)$/,
    (words, [, side, who]) =>
      about(words, who!, (plate, one) => {
        const brood = broodOf(words, plate);
        return (
          brood.includes(one) &&
          brood.indexOf(plate) - brood.indexOf(one) === (side === 'after' ? 1 : -1)
        );
      }),
  ],
  [
    /^is (\w+) in line(?: to the throne)?$/,
    (words, [, nth]) => {
      const place = ORDINALS.indexOf(nth!);
      return place < 0 ? null : (plate) => placeOf(words, plate) === place - 1;
    },
  ],
  [
    /^is among the first (\w+) in line(?: to the throne)?$/,
    (words, [, first]) =>
      (plate) =>
        placeOf(words, plate) >= 0 && placeOf(words, plate) < numberOf(first!),
  ],
  [/^is in line(?: to the throne)?$/, (words) => (plate) => placeOf(words, plate) >= 0],
  [
    /^comes in line(?: to the throne)?( directly)? (before|after) (.+)$/,
    (words, [, directly, side, who]) =>
      about(words, who!, (plate, one) => {
        if (placeOf(words, plate) < 0 || placeOf(words, one) < 0) return false;
        const gap = (placeOf(words, plate) - placeOf(words, one)) * (side === 'after' ? 1 : -1);
        return directly ? gap === 1 : gap > 0;
      }),
  ],
  [
    /^was born (before|after) (\d+)$/,
    (words, [, side, year]) =>
      (plate) =>
        side === 'before'
          ? bornOf(words, plate) < Number(year)
          : bornOf(words, plate) > Number(year),
  ],
  [
    /^was born (before|after) (\d+), the (latest|earliest) year left for (\S+)$/,
    (words, [, side, year, last, name]) =>
      isLimit(words, Number(year), name!, last!, (plate) => bornOf(words, plate)) &&
      (side === 'before') === (last === 'latest')
        ? (plate) =>
            side === 'before'
              ? bornOf(words, plate) < Number(year)
              : bornOf(words, plate) > Number(year)
        : null,
  ],
  [
    /^was born (before|after) (\d+), (\S+) years? (before|after) (\S+)’s (latest|earliest) possible year$/,
    (words, [, side, year, gap, again, name, last]) => {
      const limit = Number(year) + numberOf(gap!) * (side === 'before' ? 1 : -1);
      const isSo = side === again && (side === 'before') === (last === 'latest');
      return isSo && isLimit(words, limit, name!, last!, (plate) => bornOf(words, plate))
        ? (plate) =>
            side === 'before'
              ? bornOf(words, plate) < Number(year)
              : bornOf(words, plate) > Number(year)
        : null;
    },
  ],
  [
    /^was born in or before (\d+)$/,
    (words, [, year]) =>
      (plate) =>
        bornOf(words, plate) <= Number(year),
  ],
  [
    /^was born more than (\S+) years? (before|after) (.+)$/,
    (words, [, gap, side, who]) =>
      about(
        words,
        who!,
        (plate, one) =>
          (bornOf(words, one) - bornOf(words, plate)) * (side === 'before' ? 1 : -1) >
          numberOf(gap!),
      ),
  ],
  [
    /^was born (before|after) (.+)$/,
    (words, [, side, who]) =>
      about(
        words,
        who!,
        (plate, one) => bornOf(words, plate) < bornOf(words, one) === (side === 'before'),
      ),
  ],
];
