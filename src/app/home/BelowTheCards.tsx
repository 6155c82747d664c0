/** The part of the home page below the games' cards, loaded after them. */
import { useAtomValue } from 'jotai';
import { Library, Users } from 'lucide-react';
import { DEFINITIONS } from '../../games/definitions.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { Link } from '../page/Link.tsx';
import { TrustLinks } from '../page/TrustLinks.tsx';
import { Footnotes } from './Footnotes.tsx';
import { InstallInvitation } from './InstallInvitation.tsx';

export interface BelowTheCardsProps {
  /** How many puzzles the player has finished. */
  readonly finished: number;
  /**
   * All of today's puzzles are finished: `DayDone` then shows the invitation to install Crema, with
   * the cups.
   */
  readonly isDone: boolean;
}

export function BelowTheCards({ finished, isDone }: BelowTheCardsProps) {
  return (
    <div className="mt-8 grid items-start gap-8 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <MoreToPlay hasPast={finished > 0} />
      <div className="flex flex-col gap-5">
        {!isDone && <InstallInvitation finished={finished} />}
        <Footnotes />
      </div>
      <div className="border-t border-line pt-2 lg:col-span-2">
        <TrustLinks />
      </div>
    </div>
  );
}

const FURTHER =
  'inline-flex min-h-11 items-center gap-2 font-medium underline-offset-4 hover:underline';

function MoreToPlay({ hasPast }: { readonly hasPast: boolean }) {
  const hasAccounts = useAtomValue(hasAccountsAtom);
  return (
    <nav aria-labelledby="more-to-play">
      <h2 id="more-to-play" className="text-lg">
        The archive: every puzzle so far
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {DEFINITIONS.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`/${id}`}
              className="inline-flex min-h-11 items-center text-[0.9375rem] text-soft underline decoration-line decoration-2 underline-offset-4 hover:text-ink hover:decoration-current"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {hasPast && (
          <Link to="/statistics" className={FURTHER}>
            <Library size={18} aria-hidden /> Your shelf
          </Link>
        )}
        {hasAccounts && (
          <Link to="/tables" className={FURTHER}>
            <Users size={18} aria-hidden /> Play with friends
          </Link>
        )}
      </p>
    </nav>
  );
}
