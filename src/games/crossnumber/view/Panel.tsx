/**
 * The panel beside or below the grid, laid out for a phone, a desktop, and the small example: the
 * current clue, all clues, the keypad, the calculator.
 */
import { type ReactNode, useState } from 'react';
import { Sheet, useIsCard } from '../../../ui/Sheet.tsx';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { Numbers, Sum } from './Calculator.tsx';
import { ClueBar, ClueLists } from './Clues.tsx';
import { Keypad } from './Keypad.tsx';
import type { BoardInPlay } from './useBoard.ts';

/**
 * The ID of the entry in the clue bar: a new hint's entry until the player moves the cursor, then
 * the current entry.
 */
function useRead({ hinted: { first }, cursor: { chosen, entry } }: BoardInPlay): string {
  const [shown, setShown] = useState({ first, chosen });
  if (shown.first !== first) setShown({ first, chosen });
  const hasGone = shown.first === first && shown.chosen !== chosen;
  return first === null || hasGone ? entry.id : first;
}

/**
 * A part of the calculator. It never covers the grid: players compare its list of numbers with the
 * grid, and digits that they write into the grid shorten the list.
 */
function Strip(props: {
  readonly label: string;
  readonly play: BoardInPlay;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={props.label}
      className="cn-calculator"
      onKeyDown={({ key }) => key === 'Escape' && props.play.panel.calculate(false)}
    >
      {props.children}
    </section>
  );
}

function NumberList({ play }: { readonly play: BoardInPlay }) {
  const { board, state, writing, cursor, panel } = play;
  const { pinned, setPinned } = panel;
  const entry = pinned ?? cursor.entry;
  return (
    <Numbers
      board={board}
      entry={entry}
      pinned={pinned !== null}
      state={state}
      onTake={(value) => writing.fill(value, entry)}
      onPin={() => setPinned(pinned ? null : entry)}
    />
  );
}

export function Panel({ play }: { readonly play: BoardInPlay }) {
  const { board, grid, isExample, clues, hinted, cursor } = play;
  const { listed, setListed } = play.panel;
  const wide = useMedia(WIDE);
  const isCard = useIsCard();
  const read = grid.entries[grid.indexOf.get(useRead(play))!]!;
  const filled = clues.filter((clue) => clue.full).length;
  const isCalculating = play.panel.calculating && !play.locked;
  const bar = (
    <ClueBar
      board={board}
      entry={read}
      state={clues[grid.indexOf.get(read.id)!]!}
      hint={hinted.entries.get(read.id) ?? null}
      onStep={cursor.cycleClue}
      onTurn={cursor.turn}
    />
  );
  const lists = (
    <ClueLists
      board={board}
      grid={grid}
      states={clues}
      hinted={hinted}
      current={play.isPlaying ? cursor.entry.id : null}
      shown={isExample || isCard || listed}
      beside={isExample}
      onSelect={(next) => {
        cursor.enter(next);
        setListed(false);
      }}
    />
  );
  const keypad = <Keypad play={play} />;
  if (isExample) {
    return (
      <div className="flex flex-col gap-3">
        <div className="cn-phone">
          {bar}
          {keypad}
        </div>
        {lists}
      </div>
    );
  }
  const sheet = (
    <div className="cn-clues">
      <Sheet
        title="Clues"
        summary={
          play.almost
            ? 'Every square is filled, but not every number fits its clue yet.'
            : `${filled} of ${clues.length} filled`
        }
        open={listed}
        onToggle={setListed}
      >
        {lists}
      </Sheet>
    </div>
  );
  if (!wide) {
    return (
      <div className="cn-phone">
        {bar}
        {isCalculating && (
          <Strip label="Numbers" play={play}>
            <NumberList play={play} />
          </Strip>
        )}
        {keypad}
        {isCalculating && (
          <Strip label="Arithmetic" play={play}>
            <Sum />
          </Strip>
        )}
        {sheet}
      </div>
    );
  }
  return (
    <>
      {isCalculating ? (
        <>
          {bar}
          <Strip label="Numbers" play={play}>
            <div className="flex flex-col gap-4">
              <NumberList play={play} />
              <Sum />
            </div>
          </Strip>
        </>
      ) : (
        sheet
      )}
      {keypad}
    </>
  );
}
