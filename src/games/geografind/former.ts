/**
 * Reads Geografind's results in the former site's formats: countries by name or three-letter code,
 * or by code in lower case, with `win` or `loss` anywhere in the list.
 */
import { fail, ok } from '../../lib/result.ts';
import type { FormerForms } from '../contract/former.ts';
import { isCode } from './codes.ts';
import { codeOfFormerName } from './formerNames.ts';

const isEnd = (word: unknown) => word === 'win' || word === 'loss';

export const former: FormerForms = {
  read(value) {
    if (!Array.isArray(value) || !value.every((word) => typeof word === 'string')) {
      return fail('bad-result', 'The guesses must be a list of words.');
    }
    const guesses = value.filter((word) => !isEnd(word));
    const ends = value.filter(isEnd);
    if (ends.length > 1) return fail('bad-count', 'A game can only be won or lost once.');
    const codes = guesses.map((word) => (isCode(word) ? word : codeOfFormerName(word)));
    const unknown = guesses.find((_, i) => codes[i] === null);
    if (unknown !== undefined) {
      return fail('unknown-country', `“${unknown.slice(0, 40)}” is not a country in this game.`);
    }
    const isRenamed = guesses.some((word, i) => word !== codes[i]);
    const isMoved = ends.length === 1 && !isEnd(value.at(-1));
    return ok({
      result: [...codes, ...ends],
      how: [
        ...(isRenamed ? ['countries by name or another code'] : []),
        ...(isMoved ? ['win or loss in another place'] : []),
      ],
    });
  },
};
