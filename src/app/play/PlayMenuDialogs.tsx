/** Dialogs of the puzzle page's menu: how to play, keys, restart confirmation. */
import { useAtomValue } from 'jotai';
import { Fragment, Suspense, use, useState } from 'react';
import type { KeyList } from '../../games/contract/view.ts';
import { type HowToPlayModule, loadHowToPlay } from '../../games/viewLoaders.ts';
import { hashOf } from '../../play/hash.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useInput } from '../../ui/useInput.ts';
import { ReportDialog } from '../report/ReportDialog.tsx';
import { settingsAtom } from '../settings/settings.ts';
import { OtherGames } from './OtherGames.tsx';
import { usePlay } from './playContext.ts';

export type MenuDialog = 'how-to-play' | 'keys' | 'restart' | 'games' | 'report';

const UNDO_KEYS: KeyList = [
  ['Ctrl or ⌘ + Z', 'undo'],
  ['Ctrl or ⌘ + Y', 'redo'],
];
const SINGLE_KEYS: KeyList = [
  ['H', 'hint'],
  ['A', 'ask about the board'],
  ['?', 'this list'],
];

const ASK_KEY: KeyList = [['Alt + A', 'ask about the board']];

export interface PlayMenuDialogsProps {
  readonly open: MenuDialog | null;
  onClose(): void;
}

function HowTo({ loaded }: { readonly loaded: Promise<HowToPlayModule> }) {
  const { HowToPlay } = use(loaded);
  const preferences = useAtomValue(settingsAtom);
  return <HowToPlay preferences={preferences} input={useInput()} />;
}

/** List of the keyboard's keys: the game's own, then those common to all games. */
function Keys({
  loaded,
  reversible,
}: {
  readonly loaded: Promise<HowToPlayModule>;
  readonly reversible: boolean;
}) {
  const { KEYS } = use(loaded);
  const { singleKeys } = useAtomValue(settingsAtom);
  const lines: KeyList = [
    ...KEYS,
    ...(reversible ? UNDO_KEYS : []),
    ...(singleKeys ? SINGLE_KEYS : ASK_KEY),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
      {lines.map(([keys, meaning]) => (
        <Fragment key={keys}>
          <dt className="font-semibold">{keys}</dt>
          <dd className="text-soft">{meaning}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function PlayMenuDialogs({ open, onClose }: PlayMenuDialogsProps) {
  const { player, open: opened } = usePlay();
  const { definition, id } = opened;
  const { game, puzzle } = opened.session;
  const [loaded] = useState(() => loadHowToPlay(definition.id));
  return (
    <>
      <ReportDialog
        game={definition.id}
        id={id}
        hash={hashOf(game, puzzle)}
        manyWays={game.hasWays === true}
        open={open === 'report'}
        onClose={onClose}
      />
      <OtherGames open={open === 'games'} onClose={onClose} />
      <ConfirmDialog
        open={open === 'restart'}
        title="Restart this board?"
        yes="Restart"
        no="Keep playing"
        look="primary"
        onYes={() => player.restart()}
        onClose={onClose}
      >
        This clears the board. The timer isn’t reset, and Undo brings everything back.
      </ConfirmDialog>
      <Dialog open={open === 'keys'} title="Keyboard shortcuts" onClose={onClose}>
        <Suspense>
          <Keys loaded={loaded} reversible={game.reversible} />
        </Suspense>
      </Dialog>
      <Dialog open={open === 'how-to-play'} title="How to play" onClose={onClose}>
        <Suspense>
          <HowTo loaded={loaded} />
        </Suspense>
      </Dialog>
    </>
  );
}
