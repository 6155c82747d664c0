/** Crema's own words, one line each, for newcomers: part of every game's how-to page. */
import { Fragment } from 'react';

const WORDS = [
  ['Beans', 'How hard a puzzle is: one bean is easy, five are hard.'],
  ['Cup', 'One of today’s puzzles. It fills as you play and is full when you’ve finished.'],
  ['Round', 'The puzzles of a day. The next round comes at midnight, your time.'],
  ['Tray', 'Where names and pieces wait until you place them.'],
] as const;

export function HouseWords() {
  return (
    <details>
      <summary className="w-fit py-2.5 font-semibold underline-offset-4 hover:underline">
        Crema’s coffee words
      </summary>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-[0.9375rem]">
        {WORDS.map(([word, meaning]) => (
          <Fragment key={word}>
            <dt className="font-semibold">{word}</dt>
            <dd className="text-soft">{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
