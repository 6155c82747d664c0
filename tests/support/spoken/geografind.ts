/** The page of Geografind: guesses with distance and direction, and the hints taken. */
import { answerOf } from '../../../src/games/geografind/rules/rules.ts';
import type { Board, State } from '../../../src/games/geografind/rules/types.ts';
import { inSentence } from '../../../src/games/geografind/view/words.ts';
import { countryOf } from '../../../src/games/geografind/world/countries.ts';
import { measure } from '../../../src/games/geografind/world/measure.ts';
import { continentOf } from '../geografindWorld.ts';
import { listed, type Put, type Sentences, withSemicolons } from './seen.ts';

type Asking = Put<Board, State>;

const WAYS = 'north|north-east|east|south-east|south|south-west|west|north-west'.split('|');

/** A row of the list of guesses; no direction for the country itself, nor in a game without arrows. */
export interface ShownGuess {
  readonly name: string;
  readonly km: number;
  readonly way: string | null;
}

/** All that the page tells of the country. */
export interface Shown {
  readonly guesses: readonly ShownGuess[];
  readonly hints: readonly string[];
}

/** The page of a play; tests hold that boards with equal pages give equal answers. */
export function shownOf({ board, state }: Pick<Asking, 'board' | 'state'>): Shown {
  const answer = answerOf(board);
  const { name, capital, flag } = countryOf(answer);
  const initial = (word: string) => word.normalize('NFD').charAt(0);
  const hints = [
    `Continent: ${continentOf(answer)}`,
    'Outline: shown',
    `First letter: ${initial(name)}`,
    `Capital or flag: ${flag ?? `${initial(capital!)}…`}`,
  ];
  return {
    hints: hints.slice(0, state.revealed),
    guesses: state.guesses.map((code) => {
      const { km, bearing } = measure(code, answer);
      const isHidden = bearing === null || state.arrowless === true;
      const way = isHidden ? null : WAYS[Math.round(bearing / 45) % 8]!;
      // The country itself is nearer than a neighbour, which is 0 km away as well.
      return { name: inSentence(countryOf(code)), km: bearing === null ? -1 : km, way };
    }),
  };
}

const byDistance = (shown: Shown) => {
  const left = [...shown.guesses];
  const sorted: ShownGuess[] = [];
  while (left.length > 0) {
    const least = Math.min(...left.map(({ km }) => km));
    sorted.push(
      ...left.splice(
        left.findIndex(({ km }) => km === least),
        1,
      ),
    );
  }
  return sorted;
};

const NOT_YET = 'You haven’t guessed yet.';
const plain = (name: string) => name.replace(/^the /, '');

/** As precise as the list of guesses, which has to say the same. */
const MILES_IN_A_KM = 0.621371;

function farAway(km: number, units: 'km' | 'miles'): string {
  if (km === 0) return 'a neighbour';
  const far = units === 'km' ? km : Math.max(1, Math.round(km * MILES_IN_A_KM));
  const unit = units === 'km' ? 'kilometre' : 'mile';
  return `${far.toLocaleString('en-GB')} ${unit}${far === 1 ? '' : 's'}`;
}

export const GEOGRAFIND: Sentences<Board, State> = {
  left({ state }) {
    const left = 6 - state.guesses.length;
    return left === 1 ? '1 guess left.' : `${left} guesses left.`;
  },
  nearest(asking) {
    const [nearest] = byDistance(shownOf(asking));
    if (!nearest) return NOT_YET;
    const { name, km, way } = nearest;
    if (km === -1) return `You found ${name}.`;
    const far = farAway(km, asking.preferences.units);
    return `${plain(name)}: ${far}${way === null ? '' : `, ${way}`}.`;
  },
  guesses: (asking) =>
    listed(
      'Nearest first:',
      byDistance(shownOf(asking)).map(({ name }) => plain(name)),
      NOT_YET,
    ),
  facts: (asking) =>
    listed('Your hints:', shownOf(asking).hints, 'You haven’t taken a hint yet.', withSemicolons),
};
