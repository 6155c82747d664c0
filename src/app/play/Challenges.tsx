/**
 * Friends' challenges to the open puzzle: takes the one in the address, and shows all: a line before
 * the result, then the player beside the friends.
 */
import { use, useEffect, useId, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { PuzzleName } from '../../games/definitions.ts';
import type { Json } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import {
  type Challenge,
  challengeCode,
  decodeChallenge,
  encodeChallenge,
} from '../../protocol/challenge.ts';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { shortFigure, spokenFigure } from '../../ui/figures.ts';
import { storage } from '../device/storage.ts';
import { Avatar } from '../profile/Avatar.tsx';
import { besideWords, hintsOf, toldWords, turnWords } from './challengeWords.ts';
import { useOwnChallenge } from './ownChallenge.ts';
import { PlayContext } from './playContext.ts';

export interface ChallengesProps {
  readonly open: OpenPuzzle;
  /** The codes of the puzzle's challenges that are kept. */
  readonly codes: readonly string[];
  /** Absent before the end. */
  readonly finished?: {
    /** The player's complete result. */
    readonly result: Json;
    /** The number of hints used, or null where it is unknown. */
    readonly hints: number | null;
    onSendBack(): void;
  };
}

/** As many friends as fit beside a result, the best first. */
const SHOWN = 8;

type Challengers = readonly [Challenge, ...Challenge[]];

/** Takes the challenge to this puzzle from the address, where copying it would pass it on. */
async function takeFromAddress(puzzle: PuzzleName, code: string): Promise<void> {
  const { hash, pathname, search } = location;
  await (await storage()).takeChallenge(puzzle, code, Date.now());
  // Meanwhile the player may have gone to another page.
  if (location.hash !== hash || location.pathname !== pathname) return;
  history.replaceState(history.state, '', pathname + search);
}

export function Challenges({ open, codes, finished }: ChallengesProps) {
  const { definition, id } = open;
  const puzzle = useMemo(() => ({ game: definition.id, id }), [definition, id]);
  const { measure } = definition;
  const isFinished = finished !== undefined;
  const announce = use(PlayContext)?.announce;
  const shown = useLocation();
  useEffect(() => {
    // Not the router's fragment, which stays the same after it was taken.
    const code = shown && challengeCode(location.hash);
    const told = code && decodeChallenge(puzzle, code);
    if (!told) return;
    announce?.(isFinished ? toldWords(measure, told) : turnWords(measure, [told]));
    // Without storage the challenge stays in the address.
    takeFromAddress(puzzle, code).catch(() => {});
  }, [shown, puzzle, measure, isFinished, announce]);
  const [best, ...others] = codes
    .flatMap((code) => decodeChallenge(puzzle, code) ?? [])
    .sort((a, b) => a.rank - b.rank);
  if (!best) return null;
  const all: Challengers = [best, ...others];
  if (finished) return <Beside open={open} all={all} {...finished} />;
  return (
    <p className="flex min-h-8 items-center justify-center gap-2 px-1 text-sm text-soft">
      <Avatar info={best.avatar} size={28} />
      <span>{turnWords(measure, all)}</span>
    </p>
  );
}

/** The player's result beside those of friends. */
function Beside({
  open: { definition, id },
  all,
  result,
  hints,
  onSendBack,
}: Pick<ChallengesProps, 'open'> &
  NonNullable<ChallengesProps['finished']> & { readonly all: Challengers }) {
  const heading = useId();
  const { measure } = definition;
  const own = useOwnChallenge(result, hints);
  // The player's own link, opened to try it.
  const codeOf = (told: Challenge) => encodeChallenge({ game: definition.id, id }, told);
  const [best, ...others] = all.filter((told) => codeOf(told) !== codeOf(own));
  if (!best) return null;
  const words = besideWords(measure, own.rank, [best, ...others]);
  const rows = [own, ...[best, ...others].slice(0, SHOWN)].sort((a, b) => a.rank - b.rank);
  return (
    <section aria-labelledby={heading} className="mt-5">
      <h3 id={heading} className="mb-2 px-1 font-sans text-[0.9375rem] font-semibold">
        {others.length > 0 ? 'You and your friends' : `You and ${best.name ?? 'your friend'}`}
      </h3>
      <ol className="overflow-clip rounded-card border border-line tabular-nums">
        {rows.map((told) => (
          <li
            key={told === own ? '' : codeOf(told)}
            className={cx(
              'flex min-h-13 flex-wrap items-center gap-x-2.5 border-t border-line px-3 py-1 first:border-t-0',
              told === own && 'bg-hue-wash font-medium',
            )}
          >
            <Avatar info={told.avatar} size={34} />
            <span className="min-w-16 flex-1 leading-tight wrap-anywhere">
              <span className="block">{told === own ? 'You' : (told.name ?? 'A friend')}</span>
              <span className="block text-sm font-normal text-soft empty:hidden">
                {hintsOf(told)}
              </span>
            </span>
            <span className="sr-only">{spokenFigure(measure, told.rank)}</span>
            <span aria-hidden="true" className="ms-auto">
              {shortFigure(measure, told.rank)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 px-1 text-sm text-soft">
        {words !== null && <span className="block">{words}</span>}
        <span>Crema doesn’t check results that come with a link.</span>
      </p>
      <button type="button" className={`${button.secondary} mt-3 w-full`} onClick={onSendBack}>
        Send yours back
      </button>
    </section>
  );
}
