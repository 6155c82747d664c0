/** The dialog with the games of this puzzle that other devices have played apart. */
import { useState } from 'react';
import { Dialog, type OpeningProps } from '../../ui/Dialog.tsx';
import { useAsync } from '../../ui/useAsync.ts';
import { useReopen } from '../page/reopen.ts';
import { usePlay } from './playContext.ts';

type Loaded = Pick<typeof import('./GameChoice.tsx'), 'GameChoice'> & {
  readonly choice: NonNullable<
    Awaited<ReturnType<typeof import('./GameChoice.tsx')['loadChoice']>>
  >;
};

export function OtherGames({ open: isOpen, onClose }: OpeningProps) {
  const { open } = usePlay();
  const { reopen } = useReopen();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useAsync(
    async (signal) => {
      setLoaded(null);
      if (!isOpen) return;
      const { GameChoice, loadChoice } = await import('./GameChoice.tsx');
      const choice = await loadChoice(open);
      if (!signal.aborted) setLoaded(choice && { GameChoice, choice });
    },
    [isOpen, open],
  );
  return (
    <Dialog open={isOpen && loaded !== null} title="Your versions of this puzzle" onClose={onClose}>
      {loaded && (
        <loaded.GameChoice
          open={open}
          choice={loaded.choice}
          columns={1}
          words={({ isCurrent }) =>
            isCurrent
              ? { name: 'Current version', action: 'Keep this one' }
              : { name: 'Saved version', action: 'Switch to this one' }
          }
          onChosen={() => {
            onClose();
            reopen();
          }}
        />
      )}
    </Dialog>
  );
}
