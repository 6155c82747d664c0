/**
 * The staff's editor of the words of the day, a line shown with the board. Board, pieces and the
 * number of solutions follow from the date and cannot be edited.
 */
import { useState } from 'react';
import { count } from '../../../lib/count.ts';
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
          {`This date has ${count(board.solutions, 'solution')}. It comes round every year with the same board.`}
        </p>
      </div>
      <Field
        label="A line for the day"
        hint={`Everyone who plays this puzzle sees it above the board. Up to ${MOST_WORDS} characters. Write it before the day: a later change makes a new version with its own leaderboard.`}
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
