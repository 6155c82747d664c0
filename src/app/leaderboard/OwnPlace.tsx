/** The player's own place on a leaderboard, or what to do without one. */
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { GameDefinition } from '../../games/definitions.ts';
import { ordinal } from '../../leaderboard/ordinal.ts';
import { bestPercent } from '../../leaderboard/place.ts';
import type { Placement } from '../../leaderboard/port.ts';
import { count } from '../../lib/count.ts';
import { button } from '../../ui/button.ts';
import { shortFigure, spokenFigure } from '../../ui/figures.ts';
import { type AccountDialogName, accountDialogAtom } from '../device/accountState.ts';
import { Link } from '../page/Link.tsx';
import type { PuzzleProps } from '../page/page.ts';
import type { OwnPlacement } from './ownPlacement.ts';
import { aboutPlace, wouldBeWords } from './words.ts';

export interface OwnPlaceProps extends PuzzleProps {
  readonly placement: OwnPlacement;
}

/**
 * A line about the player's own place: large words with the result beside them, and small words
 * below.
 */
function Line({
  definition,
  big,
  rank,
  children,
}: {
  readonly definition: GameDefinition;
  readonly big: ReactNode;
  readonly rank: number | null;
  readonly children: ReactNode;
}) {
  return (
    <>
      <div className="flex min-h-10 flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <div className="font-display text-4xl leading-none font-semibold text-hue">{big}</div>
        {rank !== null && (
          <p className="font-display text-2xl leading-none font-semibold tabular-nums">
            <span className="sr-only">{spokenFigure(definition.measure, rank)}</span>
            <span aria-hidden="true">{shortFigure(definition.measure, rank)}</span>
          </p>
        )}
      </div>
      <div className="mt-2 text-[0.9375rem] text-soft">{children}</div>
    </>
  );
}

interface Remedy {
  readonly dialog: AccountDialogName;
  readonly label: string;
}

const REMEDIES: { readonly [kind in OwnPlacement['kind']]?: Remedy } = {
  'signed-out': { dialog: 'account', label: 'Sign in' },
  'needs-sign-in': { dialog: 'sign-in', label: 'Sign in again' },
  'not-invited': { dialog: 'account', label: 'Enter your code' },
};

const YOURS = <span className="text-2xl text-ink">Your result</span>;
const LOOKING = (
  <span className="flex h-9 items-center">
    <span className="block h-6 w-24 rounded bg-sunken" aria-hidden="true" />
  </span>
);

/** The sentence about a result that has no place. */
const WITHOUT_PLACE = {
  looking: 'Looking for your place…',
  waiting: 'It will appear here once it’s sent.',
  'needs-sign-in': 'You’ve been signed out. Sign in again to send it.',
  'not-invited': 'This site is by invitation. Enter your code to send it.',
  sent: 'It’s saved to your profile.',
  unchecked: 'Not ranked: it came without moves, so we couldn’t check it.',
  held: 'Under review: it was unusually fast, or its moves match another account’s. Only you can see it until we’ve checked it.',
  refused: 'We’ve reviewed this result and decided not to list it. It stays in your profile.',
} as const;

function SignedOut({
  definition,
  rank,
  would,
}: Pick<OwnPlaceProps, 'definition'> & {
  readonly rank: number;
  readonly would: Placement | null;
}) {
  if (would === null) {
    return (
      <Line definition={definition} big={YOURS} rank={rank}>
        Sign in to see where it ranks.
      </Line>
    );
  }
  const { place, about } = would;
  const words = about ? aboutPlace(place) : ordinal(place);
  const big = <span className="text-2xl">{words}</span>;
  return (
    <Line definition={definition} big={big} rank={rank}>
      {`${wouldBeWords(would)} Sign in to claim your place.`}
    </Line>
  );
}

function Words({ definition, placement }: Omit<OwnPlaceProps, 'id'>) {
  switch (placement.kind) {
    case 'placed': {
      const { place, rank, about } = placement.entry;
      const { players } = placement;
      if (about) {
        const big = <span className="text-2xl">{aboutPlace(place)}</span>;
        return (
          <Line definition={definition} big={big} rank={rank}>
            {`in the top ${bestPercent(place, players)}% of ${count(players, 'player')}`}
          </Line>
        );
      }
      return (
        <Line definition={definition} big={ordinal(place)} rank={rank}>
          {players === 1 ? 'and only player so far' : `of ${count(players, 'player')}`}
        </Line>
      );
    }
    case 'signed-out':
      return placement.rank === null ? (
        <p className="text-[0.9375rem] text-soft">Sign in to see your own place.</p>
      ) : (
        <SignedOut definition={definition} rank={placement.rank} would={placement.would} />
      );
    case 'not-played':
      return <p className="text-[0.9375rem] text-soft">You haven’t finished this puzzle yet.</p>;
    default:
      return (
        <Line
          definition={definition}
          big={placement.kind === 'looking' ? LOOKING : YOURS}
          rank={placement.rank}
        >
          {placement.kind === 'not-taken'
            ? `Not saved to your profile. ${placement.message} The result is still on this device.`
            : WITHOUT_PLACE[placement.kind]}
        </Line>
      );
  }
}

export function OwnPlace({ definition, id, placement }: OwnPlaceProps) {
  const { kind } = placement;
  const toPlay = kind === 'not-played' || (kind === 'signed-out' && placement.rank === null);
  const remedy = REMEDIES[kind];
  const open = useSetAtom(accountDialogAtom);
  return (
    <section aria-labelledby="own" className="px-inset py-4 lg:py-5">
      <h2 id="own" className="sr-only">
        You
      </h2>
      <Words definition={definition} placement={placement} />
      {(toPlay || remedy) && (
        <div className="mt-3 flex flex-wrap gap-2.5 *:grow *:px-3.5">
          {toPlay && (
            <Link to={`/${definition.id}/${id}`} className={button.primary}>
              Play this puzzle
            </Link>
          )}
          {remedy && (
            <button type="button" className={button.secondary} onClick={() => open(remedy.dialog)}>
              {remedy.label}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
