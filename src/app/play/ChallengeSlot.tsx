/** Place for friends' challenges, whose code loads with the first one. */
import { Suspense, use, useCallback } from 'react';
import { useLocation } from 'react-router';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { optional } from '../../ui/optional.ts';
import { useStored } from '../device/storage.ts';
import type { ChallengesProps } from './Challenges.tsx';
import { PlayContext } from './playContext.ts';

const Challenges = optional(async () => (await import('./Challenges.tsx')).Challenges);

const NONE: readonly string[] = [];

export interface ChallengeSlotProps extends Pick<ChallengesProps, 'finished'> {
  /** The puzzle, where it is not the one that is played. */
  readonly open?: OpenPuzzle;
}

export function ChallengeSlot(props: ChallengeSlotProps) {
  const play = use(PlayContext);
  const open = props.open ?? play!.open;
  const { definition, id } = open;
  // A link to the puzzle that is shown only changes the fragment.
  useLocation();
  const read = useCallback(
    (opened: ResilientStorage) => opened.readChallenges({ game: definition.id, id }, Date.now()),
    [definition, id],
  );
  const codes = useStored(read, NONE);
  return (
    (codes.length > 0 || location.hash !== '') && (
      <Suspense>
        <Challenges {...props} open={open} codes={codes} />
      </Suspense>
    )
  );
}
