/** One puzzle. What cannot be opened just now gets a page that says why. */
import { Coffee } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import { loadersOf } from '../../games/loaders.ts';
import type { Problem, Result } from '../../lib/result.ts';
import { type OpenPuzzle, openPuzzle } from '../../play/openPuzzle.ts';
import type { PackProblem } from '../../play/packs.ts';
import { puzzleRequests } from '../../storage/early/requests.ts';
import { parsePuzzleRows, readPuzzleRows } from '../../storage/early/rows.ts';
import { button } from '../../ui/button.ts';
import { fetchPack } from '../device/ahead.ts';
import { firstRows, storage } from '../device/storage.ts';
import { Link } from '../page/Link.tsx';
import type { PageProps } from '../page/page.ts';
import { useReopen } from '../page/reopen.ts';
import { useTitle } from '../page/useTitle.ts';
import type { FirstPlayProps } from './FirstPlay.tsx';
import { PlayPage } from './PlayPage.tsx';
import { isFirstPlay, markTried } from './tried.ts';

interface Loaded {
  readonly opened: Result<OpenPuzzle, PackProblem>;
  /** What comes first for somebody who has never played the game; null for all others. */
  readonly first: {
    readonly FirstPlay: ComponentType<FirstPlayProps>;
    readonly HowToPlay: FirstPlayProps['HowToPlay'];
  } | null;
}

export async function load({
  definition,
  params,
  today,
}: {
  readonly definition: GameDefinition;
  readonly params: { readonly id?: string | undefined };
  readonly today: CivilDate;
}): Promise<Loaded> {
  const id = params.id ?? '';
  const ports = {
    rows: readRows(definition, id),
    storage,
    fetchPack,
    // Loaded only where the desk has published something of this puzzle.
    fetchVersion: async (version: number) =>
      (await import('../device/published.ts')).fetchVersion(definition.id, id, version),
  };
  const [opened, first] = await Promise.all([
    openPuzzle(definition, id, ports, today),
    firstPlayOf(definition),
  ]);
  return { opened, first };
}

async function firstPlayOf(definition: GameDefinition): Promise<Loaded['first']> {
  if (!(await isFirstPlay(definition))) return null;
  const [{ FirstPlay }, { HowToPlay }] = await Promise.all([
    import('./FirstPlay.tsx'),
    loadersOf(definition.id).howToPlay(),
  ]);
  return { FirstPlay, HowToPlay };
}

async function readRows({ id: game, schedule, stored }: GameDefinition, id: string) {
  const requests = puzzleRequests(game, { ...stored, naming: schedule.naming }, id);
  const first = await firstRows(requests);
  return (first && parsePuzzleRows(game, id, first)) ?? readPuzzleRows(await storage(), game, id);
}

const ADVICE: Readonly<Record<PackProblem, string>> = {
  offline: 'Older puzzles are fetched when you open them. Connect once, and this one stays here.',
  damaged: 'Nothing of yours is lost. Trying again with a connection fetches a fresh copy.',
  held: 'Come back a little later: nothing of your streak is lost by that.',
  'not-packed': 'Trying again with a connection should bring it.',
};

function Unavailable({
  problem,
  definition,
}: {
  readonly problem: Problem<PackProblem>;
  readonly definition: GameDefinition;
}) {
  const { reopen, reopening } = useReopen();
  return (
    <div
      className={`${definition.hue} mx-auto flex max-w-md flex-col items-start gap-3 px-5 py-16`}
    >
      <span className="grid size-14 place-items-center rounded-xl bg-hue-wash text-hue">
        <Coffee size={28} aria-hidden />
      </span>
      <h1 className="text-3xl">Not on the table yet</h1>
      <p className="text-soft">{problem.message}</p>
      <p className="text-soft">{ADVICE[problem.code]}</p>
      <div className="mt-3 flex gap-3">
        <button type="button" className={button.primary} disabled={reopening} onClick={reopen}>
          Try again
        </button>
        <Link to={`/${definition.id}`} className={button.secondary}>
          Back to {definition.title}
        </Link>
      </div>
    </div>
  );
}

export function Page({ data: { opened, first }, definition }: PageProps<Loaded>) {
  useTitle(opened.ok ? `${definition.title} ${opened.value.id}` : definition.title);
  const [tried, setTried] = useState(false);
  if (!opened.ok) return <Unavailable problem={opened.problem} definition={definition} />;
  // Opened anew (another tab has played on), it is another game: nothing of the old one may stay.
  const { id, savedAt, result, owner } = opened.value;
  if (first && !tried && result === null) {
    return (
      <first.FirstPlay
        key={id}
        open={opened.value}
        HowToPlay={first.HowToPlay}
        onPlay={() => {
          markTried(definition.id);
          setTried(true);
          scrollTo({ top: 0 });
        }}
      />
    );
  }
  const key = `${definition.id}/${id}/${savedAt}/${result === null}/${owner}`;
  return <PlayPage key={key} open={opened.value} />;
}
