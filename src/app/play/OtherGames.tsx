/** The dialog with the games of this puzzle that other devices have played apart. */
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAsync } from '../../ui/useAsync.ts';
import { type Choice, GameChoice, loadChoice } from './GameChoice.tsx';
import { usePlay } from './playContext.ts';

export interface OtherGamesProps {
  readonly open: boolean;
  onClose(): void;
}

export function OtherGames({ open: isOpen, onClose }: OtherGamesProps) {
  const { open } = usePlay();
  const [choice, setChoice] = useState<Choice | null>(null);
  useAsync(
    async (signal) => {
      if (!isOpen) return;
      const loaded = await loadChoice(open);
      if (!signal.aborted) setChoice(loaded);
    },
    [isOpen, open],
  );
  return (
    <Dialog open={isOpen && choice !== null} title="Games of this puzzle" onClose={onClose}>
      {choice && (
        <GameChoice
          open={open}
          choice={choice}
          action={({ isCurrent }) => (isCurrent ? 'Stay with this' : 'Change to this')}
          onChosen={onClose}
        />
      )}
    </Dialog>
  );
}
