/** The dialogs that the menu of a puzzle page opens: how to play, and the question before restart. */

import { useAtomValue } from 'jotai';
import { Suspense, use, useState } from 'react';
import type { GameDefinition } from '../../games/definitions.ts';
import { type GameLoaders, loadersOf } from '../../games/loaders.ts';
import { hashOf } from '../../play/hash.ts';
import type { Player } from '../../play/player.ts';
import { button } from '../../ui/button.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useInput } from '../../ui/useInput.ts';
import { ReportDialog } from '../report/ReportDialog.tsx';
import { settingsAtom } from '../settings/settings.ts';

export type MenuDialog = 'how-to-play' | 'restart' | 'report';

export interface PlayMenuDialogsProps {
  readonly definition: GameDefinition;
  readonly id: string;
  readonly player: Player;
  readonly open: MenuDialog | null;
  onClose(): void;
}

function HowTo({ loaded }: { readonly loaded: ReturnType<GameLoaders['howToPlay']> }) {
  const { HowToPlay } = use(loaded);
  const preferences = useAtomValue(settingsAtom);
  return <HowToPlay preferences={preferences} input={useInput()} />;
}

export function PlayMenuDialogs({ definition, id, player, open, onClose }: PlayMenuDialogsProps) {
  const [loaded] = useState(() => loadersOf(definition.id).howToPlay());
  const { game, puzzle } = player.getSnapshot().session;
  return (
    <>
      <ReportDialog
        game={definition.id}
        id={id}
        hash={hashOf(game, puzzle)}
        manyWays={game.movesTo !== undefined}
        open={open === 'report'}
        onClose={onClose}
      />
      <Dialog open={open === 'restart'} title="Restart this board?" onClose={onClose}>
        <p className="text-soft">
          The board goes back to its start. The time runs on, and Undo brings everything back.
        </p>
        <div className="mt-5 flex justify-end gap-2.5">
          <button type="button" className={button.secondary} onClick={onClose}>
            Keep playing
          </button>
          <button
            type="button"
            className={button.primary}
            onClick={() => {
              onClose();
              player.restart();
            }}
          >
            Restart
          </button>
        </div>
      </Dialog>
      <Dialog open={open === 'how-to-play'} title="How to play" onClose={onClose}>
        <Suspense>
          <HowTo loaded={loaded} />
        </Suspense>
      </Dialog>
    </>
  );
}
