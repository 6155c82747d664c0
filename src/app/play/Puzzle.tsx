/** The page of a puzzle's address. A puzzle that cannot be opened gets a page that explains why. */
import { type ComponentType, useEffect, useState } from 'react';
import type { OnProgress } from '../../games/contract/engine.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import { loadHowToPlay } from '../../games/viewLoaders.ts';
import type { Result } from '../../lib/result.ts';
import { type OpenPuzzle, openPuzzle } from '../../play/openPuzzle.ts';
import type { PackProblem } from '../../play/packs.ts';
import { readPuzzleRows } from '../../play/puzzleRows.ts';
import { fetchPack } from '../device/startPrefetch.ts';
import { readFirst, storage } from '../device/storage.ts';
import type { PageProps, Visit } from '../page/page.ts';
import { useTitle } from '../page/useTitle.ts';
import { type BakingWithPage, dataOrBaking } from './baking.ts';
import type { FirstPlayProps } from './FirstPlay.tsx';
import type { ForkedPuzzleProps } from './ForkedPuzzle.tsx';
import type { Choice } from './GameChoice.tsx';
import { PlayPage } from './PlayPage.tsx';
import { isFirstPlay, markTutorialSeen } from './tried.ts';
import type { UnavailableProps } from './Unavailable.tsx';

interface Loaded {
  readonly opened: Result<OpenPuzzle, PackProblem>;
  /** Page for a puzzle that could not be opened; null for an opened one. */
  readonly Unavailable: ComponentType<UnavailableProps> | null;
  /** The introduction for a player's first game of this kind; null for experienced players. */
  readonly first: {
    readonly FirstPlay: ComponentType<FirstPlayProps>;
    readonly HowToPlay: FirstPlayProps['HowToPlay'];
  } | null;
  /** The choice between games of several devices; null when there is nothing to choose. */
  readonly forked: {
    readonly ForkedPuzzle: ComponentType<ForkedPuzzleProps>;
    readonly choice: Choice;
  } | null;
}

type GameVisit = Visit & { readonly definition: GameDefinition };

export const load = (visit: GameVisit): Promise<Loaded | BakingWithPage<Loaded>> =>
  dataOrBaking((onProgress) => loadPuzzle(visit, onProgress));

async function loadPuzzle(
  { definition, params, today, signal }: GameVisit,
  onProgress: OnProgress,
): Promise<Loaded> {
  const id = params.id ?? '';
  const begun = performance.now();
  const open = (rows: ReturnType<typeof readPuzzleRows>) =>
    openPuzzle(
      definition,
      id,
      {
        rows,
        storage,
        fetchPack,
        // This code is loaded only when the desk has published a version of this puzzle.
        readVersion: async (version) =>
          (await import('../background/published.ts')).readVersion(
            definition.id,
            id,
            version,
            begun,
          ),
        signal,
        onProgress,
      },
      today,
    );
  const [found, first] = await Promise.all([
    open(readFirst((some) => readPuzzleRows(some, definition.id, id))),
    firstPlayOf(definition),
  ]);
  const Unavailable = found.ok ? null : (await import('./Unavailable.tsx')).Unavailable;
  const forked = found.ok ? await forkOf(found.value) : null;
  if (forked !== 'settled') return { opened: found, Unavailable, first, forked };
  const opened = await open(storage().then((some) => readPuzzleRows(some, definition.id, id)));
  return { opened, Unavailable, first, forked: null };
}

async function forkOf(open: OpenPuzzle): Promise<Loaded['forked'] | 'settled'> {
  if (open.saved?.isForked !== true || open.result !== null) return null;
  const { ForkedPuzzle, loadFork } = await import('./ForkedPuzzle.tsx');
  const choice = await loadFork(open);
  return choice ? { ForkedPuzzle, choice } : 'settled';
}

async function firstPlayOf(definition: GameDefinition): Promise<Loaded['first']> {
  if (!(await isFirstPlay(definition))) return null;
  const [{ FirstPlay }, { HowToPlay }] = await Promise.all([
    import('./FirstPlay.tsx'),
    loadHowToPlay(definition.id),
  ]);
  return { FirstPlay, HowToPlay };
}

export function Page({ data, definition, id }: PageProps<Loaded | BakingWithPage<Loaded>>) {
  if (!('BakingPage' in data)) return <Opened {...data} definition={definition} />;
  const { BakingPage } = data;
  return (
    <BakingPage baking={data} definition={definition} id={id}>
      {(loaded) => <Opened {...loaded} definition={definition} />}
    </BakingPage>
  );
}

function Opened({
  opened,
  Unavailable,
  first,
  forked,
  definition,
}: Loaded & Pick<PageProps, 'definition'>) {
  useTitle(opened.ok ? `${definition.title} ${opened.value.id}` : definition.title);
  const [tried, setTried] = useState(false);
  // The pressed button has gone with the tutorial: keys and screen readers go on at the board, or in
  // the field to type in, which on a touch screen would open the keyboard over the board.
  useEffect(() => {
    if (!tried) return;
    const { activeElement } = document;
    // The page takes the focus when it has come, which on a busy device is after this press.
    if (activeElement !== document.body && activeElement?.id !== 'main') return;
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const field = matchMedia('(pointer: coarse)').matches
      ? null
      : find('.play-panel [role="combobox"]');
    (field ?? find('.play-board [tabindex="0"]'))?.focus({ preventScroll: true });
  }, [tried]);
  if (!opened.ok) {
    return Unavailable && <Unavailable problem={opened.problem} definition={definition} />;
  }
  // React's `key` discards all state of the old game when the puzzle is reopened after another tab
  // has played on.
  const { id, saved, result } = opened.value;
  if (forked) return <forked.ForkedPuzzle open={opened.value} choice={forked.choice} />;
  if (first && !tried && result === null) {
    return (
      <first.FirstPlay
        key={id}
        open={opened.value}
        HowToPlay={first.HowToPlay}
        onPlay={() => {
          markTutorialSeen(definition.id);
          setTried(true);
          scrollTo({ top: 0 });
        }}
      />
    );
  }
  const save = saved && `${saved.counter}@${saved.updatedAt}`;
  const key = `${definition.id}/${id}/${save}/${result === null}`;
  return <PlayPage key={key} open={opened.value} />;
}
