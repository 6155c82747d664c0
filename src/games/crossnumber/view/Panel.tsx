/** The panel beside or below the grid: the current clue, all clues, the keypad, the calculator. */
import { useState } from 'react';
import { useIsCard } from '../../../ui/Sheet.tsx';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import type { Entry, Grid } from '../rules/grid.ts';
import { canCheck } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { Numbers, Sum } from './Calculator.tsx';
import { ClueBar, ClueLists, type ClueState } from './Clues.tsx';
import { Controls } from './Controls.tsx';
import type { Hinted } from './hinted.ts';
import { Keypad } from './Keypad.tsx';
import type { useCursor } from './useCursor.ts';
import type { useWriting } from './useWriting.ts';

/** The open parts of the panel; kept by the board, since the panel can unmount. */
export function usePanel() {
  const [listed, setListed] = useState(false);
  const [calculating, setCalculating] = useState(false);
  /** The entry to which the calculator's list is pinned; null while it follows the cursor. */
  const [pinned, setPinned] = useState<Entry | null>(null);
  return { listed, setListed, calculating, setCalculating, pinned, setPinned };
}

/**
 * The ID of the entry in the clue bar: a new hint's entry until the player moves the cursor, then
 * the current entry.
 */
function useRead({ first }: Hinted, { chosen, entry }: ReturnType<typeof useCursor>): string {
  const [shown, setShown] = useState({ first, chosen });
  if (shown.first !== first) setShown({ first, chosen });
  const hasGone = shown.first === first && shown.chosen !== chosen;
  return first === null || hasGone ? entry.id : first;
}

export interface PanelProps {
  readonly board: Board;
  readonly grid: Grid;
  readonly state: State;
  readonly isExample: boolean;
  readonly locked: boolean;
  /** Every square is filled, and the board is not won. */
  readonly almost: boolean;
  /** Whether a square is selected; false on a solved board. */
  readonly isPlaying: boolean;
  readonly clues: readonly ClueState[];
  readonly hinted: Hinted;
  readonly cursor: ReturnType<typeof useCursor>;
  readonly writing: ReturnType<typeof useWriting>;
  readonly open: ReturnType<typeof usePanel>;
  /** Whether a check of an entry is pending. `onCheck` is undefined where no engine can check. */
  readonly checking: boolean;
  readonly onCheck: (() => void) | undefined;
}

export function Panel(props: PanelProps) {
  const { board, grid, state, isExample, clues, cursor, writing } = props;
  const { listed, setListed, calculating, setCalculating, pinned, setPinned } = props.open;
  const { entry } = cursor;
  const wide = useMedia(WIDE);
  const isCard = useIsCard();
  const read = grid.entries[grid.indexOf.get(useRead(props.hinted, cursor))!]!;
  const filled = clues.filter((clue) => clue.full).length;

  function close(): void {
    setCalculating(false);
    setPinned(null);
  }

  return (
    <Controls
      layout={isExample ? 'example' : wide ? 'wide' : 'phone'}
      bar={
        <ClueBar
          board={board}
          entry={read}
          state={clues[grid.indexOf.get(read.id)!]!}
          hint={props.hinted.entries.get(read.id) ?? null}
          onStep={cursor.cycleClue}
          onTurn={cursor.turn}
        />
      }
      lists={
        <ClueLists
          board={board}
          grid={grid}
          states={clues}
          hinted={props.hinted}
          current={props.isPlaying ? entry.id : null}
          shown={isExample || isCard || listed}
          beside={isExample}
          onSelect={(next) => {
            cursor.enter(next);
            setListed(false);
          }}
        />
      }
      summary={
        props.almost
          ? 'All filled, but a clue does not hold.'
          : `${filled} of ${clues.length} filled`
      }
      listed={listed}
      onList={setListed}
      keypad={
        <Keypad
          locked={props.locked}
          pencil={writing.pencil}
          canErase={writing.canErase}
          canCheck={props.onCheck ? canCheck(entry, state) : null}
          calculator={isExample ? null : calculating}
          checking={props.checking}
          onDigit={(digit) => writing.write(digit, writing.pencil)}
          onPencil={writing.togglePencil}
          onErase={writing.erase}
          onCheck={() => props.onCheck?.()}
          onCalculator={() => (calculating ? close() : setCalculating(true))}
        />
      }
      calculator={
        calculating && !props.locked
          ? {
              numbers: (
                <Numbers
                  board={board}
                  entry={pinned ?? entry}
                  pinned={pinned !== null}
                  state={state}
                  onTake={(value) => writing.fill(value, pinned ?? entry)}
                  onPin={() => setPinned(pinned ? null : entry)}
                />
              ),
              sum: <Sum />,
            }
          : null
      }
      onCalculatorClose={close}
    />
  );
}
