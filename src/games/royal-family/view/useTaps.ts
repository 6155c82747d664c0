/** A plate or a name is chosen, by mouse, finger or key: what it means, and where keys go on. */
import type { MouseEvent } from 'react';
import type { Board, State } from '../rules/types.ts';
import { trayOrder } from './Tray.tsx';
import type { useNameDrag } from './useNameDrag.ts';
import type { useSelection } from './useSelection.ts';
import type { useStops } from './useStops.ts';

export interface TapOptions {
  readonly board: Board;
  readonly state: State;
  readonly locked: boolean;
  readonly held: ReturnType<typeof useSelection>;
  readonly stops: ReturnType<typeof useStops>;
  readonly drag: Pick<ReturnType<typeof useNameDrag>, 'isEndOfDrag'>;
  /** The list of clues would hide where a name is to go. */
  closeList(): void;
}

export function useTaps({ board, state, locked, held, stops, drag, closeList }: TapOptions) {
  const { selection } = held;
  const { refocus } = stops;

  /** The first name of the tray that may go on a plate. */
  function fitting(plate: number): number | undefined {
    const { sex } = board.plates[plate]!;
    return trayOrder(board, state).find((one) => board.names[one]!.sex === sex);
  }

  return {
    onPlate(event: MouseEvent, plate: number): void {
      if (drag.isEndOfDrag(event)) return;
      stops.plate.set(plate);
      const wasHolding = selection.name !== null;
      const written = held.tapPlate(plate);
      // By keys, the next step is at the other place: choose a name, or the next plate.
      if (event.detail !== 0) return;
      if (!written && !wasHolding && state.placed[plate] === null && selection.plate !== plate) {
        const name = fitting(plate);
        if (name !== undefined) refocus({ name });
      } else refocus({ plate });
    },
    onName(event: MouseEvent, name: number): void {
      if (drag.isEndOfDrag(event)) return;
      stops.name.set(name);
      closeList();
      const { plate } = selection;
      const written = held.tapName(name);
      if (event.detail !== 0 || locked) return;
      if (plate !== null) {
        if (written && !held.pencil) refocus({ plate });
      } else if (selection.name !== name) refocus({ plate: stops.plate.now() });
    },
  };
}
