/** The words of the house, one line each, for newcomers: part of every game's how-to page. */
import { Fragment } from 'react';

const WORDS = [
  ['Beans', 'How hard a puzzle is: one bean is easy, five are hard.'],
  ['Poured', 'How much of a puzzle is filled in.'],
  ['Cup', 'A puzzle of the day. It is empty when you have finished the puzzle.'],
  ['Served', 'When a new puzzle comes out: at midnight where you are.'],
  ['Home', 'The place where a row belongs.'],
  ['Tray', 'Where names and pieces wait until you place them.'],
] as const;

export function HouseWords() {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-2.5 font-semibold underline-offset-4 hover:underline">
        Words you meet at Crema
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
