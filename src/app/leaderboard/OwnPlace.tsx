/** The player's own place on a board, or what there is to do about having none. */
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { GameEntry } from '../../games/registry.ts';
import { ordinal } from '../../leaderboard/ordinal.ts';
import { button } from '../../ui/button.ts';
import { shortFigure, spokenFigure } from '../../ui/figures.ts';
import { type AccountDialogName, accountDialogAtom } from '../account/accountState.ts';
import type { OwnStanding } from './ownStanding.ts';

export interface OwnPlaceProps {
  readonly entry: GameEntry;
  readonly id: string;
  readonly standing: OwnStanding;
}

/** Big words, the figure beside them, and small words below. */
function Line({
  entry,
  big,
  rank,
  children,
}: {
  readonly entry: GameEntry;
  readonly big: ReactNode;
  readonly rank: number | null;
  readonly children: ReactNode;
}) {
  return (
    <>
      <div className="flex min-h-10 items-end justify-between gap-3">
        <div className="font-display text-4xl leading-none font-semibold text-hue">{big}</div>
        {rank !== null && (
          <p className="font-display text-2xl leading-none font-semibold tabular-nums">
            <span className="sr-only">{spokenFigure(entry.measure, rank)}</span>
            <span aria-hidden="true">{shortFigure(entry.measure, rank)}</span>
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

function Words({ entry, standing }: Omit<OwnPlaceProps, 'id'>) {
  switch (standing.kind) {
    case 'placed': {
      const { place, rank } = standing.entry;
      return (
        <Line entry={entry} big={ordinal(place)} rank={rank}>
          of {standing.players === 1 ? 'one so far' : `${standing.players} players`}
        </Line>
      );
    }
    case 'looking':
      return (
        <Line entry={entry} big={LOOKING} rank={standing.rank}>
          Looking for your place …
        </Line>
      );
    case 'waiting':
      return (
        <Line entry={entry} big={YOURS} rank={standing.rank}>
          It appears here as soon as it is sent.
        </Line>
      );
    case 'sign-in-again':
      return (
        <Line entry={entry} big={YOURS} rank={standing.rank}>
          You have been signed out. Sign in again, and it is sent.
        </Line>
      );
    case 'not-taken':
      return (
        <Line entry={entry} big={YOURS} rank={standing.rank}>
          The server did not take it. {standing.message} It is kept on this device.
        </Line>
      );
    case 'sent':
      return (
        <Line entry={entry} big={YOURS} rank={standing.rank}>
          It is in your profile.
        </Line>
      );
    case 'signed-out':
      return standing.rank === null ? (
        <p className="text-[0.9375rem] text-soft">Sign in to see your own place here.</p>
      ) : (
        <Line entry={entry} big={YOURS} rank={standing.rank}>
          Sign in to see its place here.
        </Line>
      );
    case 'not-played':
      return <p className="text-[0.9375rem] text-soft">You have not finished this one yet.</p>;
  }
}

export function OwnPlace({ entry, id, standing }: OwnPlaceProps) {
  const { kind } = standing;
  const toPlay = kind === 'not-played' || (kind === 'signed-out' && standing.rank === null);
  const dialog = kind === 'signed-out' ? 'account' : kind === 'sign-in-again' ? 'sign-in' : null;
  return (
    <section aria-labelledby="own" className="px-5 py-4 lg:py-5">
      <h2 id="own" className="sr-only">
        You
      </h2>
      <Words entry={entry} standing={standing} />
      {(toPlay || dialog !== null) && (
        <div className="mt-3 flex flex-wrap gap-2.5 *:grow *:px-3.5 *:whitespace-nowrap">
          {toPlay && (
            <Link to={`/${entry.id}/${id}`} className={button.primary}>
              Play this puzzle
            </Link>
          )}
          {dialog !== null && <SignIn dialog={dialog} />}
        </div>
      )}
    </section>
  );
}
