/** Handles choosing a plate or a name by mouse, finger or key, and moves the focus for keys. */
import type { Press } from '../../../ui/usePress.ts';
import type { Board, State } from '../rules/types.ts';
import { trayOrder } from './trayOrder.ts';
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
  /** Closes the list of clues, which would cover the tree's plates. */
  closeList(): void;
}

export function useTaps({ board, state, locked, held, stops, drag, closeList }: TapOptions) {
  const { selection } = held;
  const { refocus } = stops;

  /** Returns the tray's first name of the plate's sex. */
  function fitting(plate: number): number | undefined {
    const { sex } = board.plates[plate]!;
    return trayOrder(board, state).find((one) => board.names[one]!.sex === sex);
  }

  return {
    onPlate(press: Press, plate: number): void {
      if (drag.isEndOfDrag(press)) return;
      stops.plate.set(plate);
      const wasHolding = selection.name !== null;
      const written = held.tapPlate(plate);
      // After a press by key, focus the element for the player's next step: a name of the plate's
      // sex, or the plate.
      if (press.detail !== 0) return;
      if (!written && !wasHolding && state.placed[plate] === null && selection.plate !== plate) {
        const name = fitting(plate);
        if (name !== undefined) refocus({ name });
      } else refocus({ plate });
    },
    onName(press: Press, name: number): void {
      if (drag.isEndOfDrag(press)) return;
      stops.name.set(name);
      closeList();
      const { plate } = selection;
      const written = held.tapName(name);
      if (press.detail !== 0 || locked) return;
      if (plate !== null) {
        if (written && !held.pencil) refocus({ plate });
      } else if (selection.name !== name) refocus({ plate: stops.plate.now() });
    },
  };
}
