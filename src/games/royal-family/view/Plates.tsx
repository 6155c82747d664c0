/** All plates of the family tree, with their present names and notes. */
import { type PointerEvent, useMemo } from 'react';
import { useHandler } from '../../../ui/useHandler.ts';
import { Plate } from './Plate.tsx';
import type { BoardInPlay } from './useBoard.ts';
import { hintWords, notesOn, plateLabel } from './words.ts';

export interface PlatesProps {
  readonly play: BoardInPlay;
  /** Whether part of the family tree is out of view. */
  readonly zoomedIn: boolean;
}

export function Plates({ play, zoomedIn }: PlatesProps) {
  const { board, state, layout, locked, stops, drag } = play;
  const { selection } = play.held;
  const { hinted, spoken } = play.mentions;
  const flying = drag.flying === null ? null : board.names[drag.flying]!.sex;
  const inHand = selection.name === null ? null : board.names[selection.name]!.sex;
  const labels = useMemo(
    () => board.plates.map((_, plate) => plateLabel(board, state, plate, hinted.rulesOut)),
    [board, state, hinted.rulesOut],
  );
  const onTap = useHandler(play.taps.onPlate);
  const onFocus = useHandler(stops.plate.follow);
  const onPress = useHandler((event: PointerEvent<HTMLElement>, plate: number) => {
    const name = state.placed[plate] ?? null;
    if (event.currentTarget.dataset.grip && name !== null) drag.begin(event, name);
  });
  return board.plates.map((facts, plate) => {
    const name = state.placed[plate] ?? null;
    return (
      <Plate
        // biome-ignore lint/suspicious/noArrayIndexKey: plates are known by their place
        key={plate}
        plate={plate}
        facts={facts}
        x={layout.plates[plate]!.x}
        y={layout.plates[plate]!.y}
        crowned={plate === board.monarch}
        name={name === null ? '' : board.names[name]!.name}
        notes={notesOn(board, state, plate, hinted.rulesOut)}
        label={`${labels[plate]} ${hintWords(hinted.plates.get(plate))}`.trim()}
        chosen={selection.plate === plate || (name !== null && selection.name === name)}
        below={drag.below === plate && flying === facts.sex}
        hinted={hinted.plates.get(plate)}
        spoken={spoken.plates.has(plate)}
        unfit={(flying ?? inHand ?? facts.sex) !== facts.sex}
        away={name !== null && drag.flying === name}
        grip={name !== null && !locked && (!zoomedIn || selection.name === name)}
        tabStop={stops.plate.drawn === plate}
        onTap={onTap}
        onPress={onPress}
        onFocus={onFocus}
      />
    );
  });
}
