/** Shown instead of a puzzle that cannot be opened. */
import { Coffee } from 'lucide-react';
import type { GameDefinition } from '../../games/definitions.ts';
import type { Problem } from '../../lib/result.ts';
import type { PackProblem } from '../../play/packs.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Link } from '../page/Link.tsx';
import { useReopen } from '../page/reopen.ts';

export interface UnavailableProps {
  readonly problem: Problem<PackProblem>;
  readonly definition: GameDefinition;
}

const ADVICE: Readonly<Record<PackProblem, string>> = {
  offline:
    'Older puzzles download the first time you open them. Go online once, and this one will stay on your device.',
  damaged: 'Your results are safe. Go online and try again to download a fresh copy.',
  held: 'Come back a little later. Your streak is safe.',
  'not-packed': 'Go online and try again.',
};

export function Unavailable({ problem, definition }: UnavailableProps) {
  const { reopen, reopening } = useReopen();
  return (
    <div
      className={`${definition.hue} mx-auto flex max-w-md flex-col items-start gap-3 px-5 py-16`}
    >
      <span className="grid size-14 place-items-center rounded-xl bg-hue-wash text-hue">
        <Coffee size={28} aria-hidden />
      </span>
      <h1 className="text-3xl">We can’t open this puzzle</h1>
      <p className="text-soft">{problem.message}</p>
      <p className="text-soft">{ADVICE[problem.code]}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ActionButton className={button.primary} disabled={reopening} onClick={reopen}>
          Try again
        </ActionButton>
        <Link to={`/${definition.id}`} className={button.secondary}>
          {`Back to ${definition.title}`}
        </Link>
      </div>
    </div>
  );
}
