/** A puzzle's leaderboard. Without accounts there is nobody to rank: it says so and shows what is known. */
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { dateOf } from '../../daily/numbering.ts';
import type { GameEntry } from '../../games/registry.ts';
import type { Json } from '../../lib/json.ts';
import { button } from '../../ui/button.ts';
import { weekdayAndDay } from '../../ui/dates.ts';
import { shortFigure } from '../../ui/figures.ts';
import { PageHead } from '../PageHead.tsx';
import type { PageProps } from '../routes.ts';
import { storage } from '../storage.ts';
import { useTitle } from '../useTitle.ts';

interface Loaded {
  /** The player's own figure for this puzzle, or null. */
  readonly own: number | null;
}

export async function load({
  entry,
  params,
}: {
  readonly entry: GameEntry;
  readonly params: { readonly id?: string | undefined };
}): Promise<Loaded> {
  const [{ game }, opened] = await Promise.all([entry.load(), storage()]);
  const row = await opened.readResult(entry.id, params.id ?? '');
  const result: Json | null = row?.result ?? null;
  return { own: result !== null && game.isComplete(result) ? game.rank(result) : null };
}

export function Page({ data: { own }, entry, id }: PageProps<Loaded>) {
  useTitle('Leaderboard', `${entry.title} ${id}`);
  return (
    <div className={`${entry.hue} mx-auto w-full max-w-2xl px-4 pb-16 lg:px-6`}>
      <PageHead back={{ to: `/${entry.id}`, label: entry.title }} title="Leaderboard">
        <p className="mt-2 text-soft">
          {entry.schedule.naming === 'number' && `Number ${id}, `}
          {weekdayAndDay(dateOf(entry.schedule, id))}
        </p>
      </PageHead>
      <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-6">
        <span className="grid size-12 place-items-center rounded-xl bg-hue-wash text-hue">
          <Users size={24} aria-hidden />
        </span>
        <div>
          <h2 className="text-xl">Accounts are not set up here</h2>
          <p className="mt-1 text-soft">
            A leaderboard needs players who can sign in. Until then you play for yourself, and every
            result is kept on this device.
          </p>
        </div>
        {own === null ? (
          <Link to={`/${entry.id}/${id}`} className={button.primary}>
            Play this puzzle
          </Link>
        ) : (
          <p className="text-lg">
            Your result: <strong className="tabular-nums">{shortFigure(entry.measure, own)}</strong>
          </p>
        )}
      </div>
    </div>
  );
}
