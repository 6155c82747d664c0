/** The choice of a new clue: the true ones about a person, as players will read them. */
import { useId, useMemo, useState } from 'react';
import { button } from '../../../ui/button.ts';
import type { Board, Clue, State } from '../rules/types.ts';
import { isTrueOf, offersAbout } from './clueEdits.ts';

export interface NewClueProps {
  readonly board: Board;
  /** The family that the clue must be true of. */
  readonly family: State;
  /** Another family that fits the clues; null where there is none. */
  readonly second: State | null;
  onAdd(clue: Clue): void;
}

export function NewClue({ board, family, second, onAdd }: NewClueProps) {
  const id = useId();
  const people = [
    ...board.names.map(({ name }) => name),
    ...board.plates.flatMap(({ title }) => (title === '' ? [] : [title])),
  ];
  const [who, setWho] = useState(people[0]!);
  const [sentence, setSentence] = useState('');
  const offers = useMemo(() => offersAbout(board, family, who), [board, family, who]);
  const clue = offers.get(sentence);
  return (
    <form
      className="rfd-new"
      aria-label="A new clue"
      onSubmit={(event) => {
        event.preventDefault();
        if (clue) onAdd(clue);
        setSentence('');
      }}
    >
      <label htmlFor={`${id}who`}>About</label>
      <select
        id={`${id}who`}
        className="ed-input"
        value={who}
        onChange={({ target }) => setWho(target.value)}
      >
        {people.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <label htmlFor={`${id}clue`}>New clue</label>
      <select
        id={`${id}clue`}
        className="ed-input"
        value={clue ? sentence : ''}
        onChange={({ target }) => setSentence(target.value)}
      >
        <option value="">{`${offers.size} true sentences`}</option>
        {[...offers.keys()].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <button type="submit" className={button.secondary} disabled={!clue}>
        Add this clue
      </button>
      <p role="status" className="ed-count">
        {clue && second && effectOf(board, clue, second)}
      </p>
    </form>
  );
}

const effectOf = (board: Board, clue: Clue, second: State) =>
  isTrueOf(board, clue, second)
    ? 'True of both solutions, so it does not tell them apart.'
    : 'Rules the second solution out.';
