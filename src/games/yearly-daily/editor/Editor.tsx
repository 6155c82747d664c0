/**
 * The staff's editor of the words of the day, a line shown with the board. Board, pieces and the
 * number of solutions follow from the date and cannot be edited.
 */
import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import type { EditorProps } from '../../contract/editor.ts';
import { type Board, MOST_WORDS, type State } from '../rules/types.ts';
import { Miniature } from '../view/miniature.tsx';
import { lineOf, withWords } from './edits.ts';

export function Editor({ board, report, onChange }: EditorProps<Board, State>) {
  const [typed, setTyped] = useState('');
  const words = board.words ?? '';
  // The text field keeps a trailing space while the editor types; after an undo it shows the
  // board's words again.
  const shown = lineOf(typed) === words ? typed : words;
  const solved = report?.solved[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-5 rounded-card border border-line bg-card p-5">
        <div className="w-44 max-w-full">
          {solved && <Miniature board={board} state={solved} />}
        </div>
        <p className="flex-[1_1_12rem] text-soft">
          {`${board.solutions} ways to cover this date. It comes again every year, with the same board.`}
        </p>
      </div>
      <Field
        label="A line of words for the day"
        hint={`It stands above the board, for everybody who plays this puzzle: up to ${MOST_WORDS} characters. Write it before the day; later it makes a new version, with a leaderboard of its own.`}
        type="text"
        maxLength={MOST_WORDS}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(withWords(board, target.value));
        }}
      />
    </div>
  );
}
