/**
 * A table, after the game, of how many countries each guess left possible, and which guess would
 * have left the fewest. The rows reserve their height before the numbers are computed.
 */
import { useAsync } from '../../../ui/useAsync.ts';
import type { Code } from '../rules/types.ts';
import { countryOf } from '../world/countries.ts';
import type { Split } from '../world/splits.ts';

export interface SplitsProps {
  readonly guesses: readonly Code[];
  readonly answer: Code;
  readonly arrowless: boolean;
}

/**
 * The average number of countries left possible, as text: "about 9"; "1" where the guess would
 * almost surely have left a single country.
 */
const averageWords = (left: number) => (left < 1.5 ? '1' : `about ${Math.round(left)}`);

const leftWords = ({ left }: Split) => (left === 0 ? 'found' : String(left));

export function Splits({ guesses, answer, arrowless }: SplitsProps) {
  const splits = useAsync(
    () =>
      import('../world/splits.ts').then(
        ({ splitsOf }) => splitsOf(guesses, answer, arrowless),
        // Offline, splits.ts may be missing: the table then stays without numbers.
        () => undefined,
      ),
    [guesses, answer, arrowless],
  );
  return (
    <table className="gf-splits">
      <caption>
        <strong>How each guess narrowed it down</strong>
        <span>{`Countries that still fit, by colour${arrowless ? '' : ' and direction'}`}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Guess</th>
          <th scope="col">Left</th>
          <th scope="col">Best guess</th>
        </tr>
      </thead>
      <tbody>
        {guesses.map((guess, i) => {
          const split = splits?.[i];
          return (
            <tr key={guess}>
              <th scope="row">{countryOf(guess).name}</th>
              <td>{split ? leftWords(split) : '…'}</td>
              <td>{split && <Best guess={guess} split={split} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Best({ guess, split: { best } }: { readonly guess: Code; readonly split: Split }) {
  if (best === null) return <span>the only one left</span>;
  if (best.code === guess) return <span>your guess</span>;
  return (
    <>
      <span>{`${countryOf(best.code).name} `}</span>
      <span className="gf-average">{`(leaves ${averageWords(best.left)})`}</span>
    </>
  );
}
