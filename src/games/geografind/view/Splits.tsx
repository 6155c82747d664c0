/**
 * What each guess had left, and which one would have left the fewest. Worked out when the game is
 * over and nobody waits for the page; the rows have their height before.
 */
import { useEffect, useState } from 'react';
import type { Code } from '../rules/types.ts';
import { countryOf } from '../world/countries.ts';
import type { Split } from '../world/splits.ts';

export interface SplitsProps {
  readonly guesses: readonly Code[];
  readonly answer: Code;
}

/** "about 9"; less than one is left where a guess would almost surely have settled it. */
const averageWords = (left: number) => (left < 1.5 ? '1' : `about ${Math.round(left)}`);

const leftWords = ({ left }: Split) => (left === 0 ? 'found' : String(left));

export function Splits({ guesses, answer }: SplitsProps) {
  const [splits, setSplits] = useState<readonly Split[] | null>(null);
  useEffect(() => {
    let gone = false;
    import('../world/splits.ts').then(
      ({ splitsOf }) => !gone && setSplits(splitsOf(guesses, answer)),
      // Without a network and never fetched: the guesses above say enough.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [guesses, answer]);

  return (
    <table className="gf-splits">
      <caption>
        <strong>How many countries were left</strong>
        <span>By the colour and the point of the compass of each guess</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Guess</th>
          <th scope="col">Left</th>
          <th scope="col">Best on average</th>
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
  if (best === null) return <span>nothing else was left</span>;
  if (best.code === guess) return <span>just that</span>;
  return (
    <>
      <span>{`${countryOf(best.code).name} `}</span>
      <span className="gf-average">{`(${averageWords(best.left)})`}</span>
    </>
  );
}
