/** The player's own place on a leaderboard, or what to do without one. */
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { GameDefinition } from '../../games/definitions.ts';
import { ordinal } from '../../leaderboard/ordinal.ts';
import { bestPercent } from '../../leaderboard/place.ts';
import type { Placement } from '../../leaderboard/port.ts';
import { button } from '../../ui/button.ts';
import { shortFigure, spokenFigure } from '../../ui/figures.ts';
import { type AccountDialogName, accountDialogAtom } from '../device/accountState.ts';
import { Link } from '../page/Link.tsx';
import type { OwnPlacement } from './ownPlacement.ts';
import { aboutPlace, grouped, wouldBeWords } from './words.ts';

export interface OwnPlaceProps {
  readonly definition: GameDefinition;
  readonly id: string;
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

function SignIn({ dialog }: { readonly dialog: AccountDialogName }) {
  const open = useSetAtom(accountDialogAtom);
  return (
    <button type="button" className={button.secondary} onClick={() => open(dialog)}>
      {dialog === 'account' ? 'Sign in' : 'Sign in again'}
    </button>
  );
}

const YOURS = <span className="text-2xl text-ink">Your result</span>;
const LOOKING = (
  <span className="flex h-9 items-center">
    <span className="block h-6 w-24 rounded bg-sunken" aria-hidden="true" />
  </span>
);

/** The sentence about a result that has no place. */
const WITHOUT_PLACE = {
  looking: 'Looking for your place …',
  waiting: 'It appears here as soon as it is sent.',
  'sign-in-again': 'You have been signed out. Sign in again, and it is sent.',
  sent: 'It is in your profile.',
  unchecked: 'It has no place: there were no moves with it that could be checked.',
  held: 'It is being looked at: it was played very fast, or by the very moves of another account. Until then only you see it.',
  refused:
    'The people who look after the leaderboards have looked at it, and it is not listed. It stays in your profile.',
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
        Sign in to see its place here.
      </Line>
    );
  }
  const { place, about } = would;
  const words = about ? aboutPlace(place) : ordinal(place);
  const big = <span className="text-2xl">{words}</span>;
  return (
    <Line definition={definition} big={big} rank={rank}>
      {`${wouldBeWords(would)} Sign in, and the place is yours.`}
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
            {`among the best ${bestPercent(place, players)} % of ${grouped(players)} players`}
          </Line>
        );
      }
      return (
        <Line definition={definition} big={ordinal(place)} rank={rank}>
          {`of ${players === 1 ? 'one so far' : `${grouped(players)} players`}`}
        </Line>
      );
    }
    case 'signed-out':
      return placement.rank === null ? (
        <p className="text-[0.9375rem] text-soft">Sign in to see your own place here.</p>
      ) : (
        <SignedOut definition={definition} rank={placement.rank} would={placement.would} />
      );
    case 'not-played':
      return <p className="text-[0.9375rem] text-soft">You have not finished this one yet.</p>;
    default:
      return (
        <Line
          definition={definition}
          big={placement.kind === 'looking' ? LOOKING : YOURS}
          rank={placement.rank}
        >
          {placement.kind === 'not-taken'
            ? `The server did not take it. ${placement.message} It is kept on this device.`
            : WITHOUT_PLACE[placement.kind]}
        </Line>
      );
  }
}

export function OwnPlace({ definition, id, placement }: OwnPlaceProps) {
  const { kind } = placement;
  const toPlay = kind === 'not-played' || (kind === 'signed-out' && placement.rank === null);
  const dialog = kind === 'signed-out' ? 'account' : kind === 'sign-in-again' ? 'sign-in' : null;
  return (
    <section aria-labelledby="own" className="px-inset py-4 lg:py-5">
      <h2 id="own" className="sr-only">
        You
      </h2>
      <Words definition={definition} placement={placement} />
      {(toPlay || dialog !== null) && (
        <div className="mt-3 flex flex-wrap gap-2.5 *:grow *:px-3.5">
          {toPlay && (
            <Link to={`/${definition.id}/${id}`} className={button.primary}>
              Play this puzzle
            </Link>
          )}
          {dialog !== null && <SignIn dialog={dialog} />}
        </div>
      )}
    </section>
  );
}
