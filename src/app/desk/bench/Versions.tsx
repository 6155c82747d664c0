/** The bench's list of a puzzle's versions: each can be opened, and published again from there. */
import { useAtomValue } from 'jotai';
import type { Dated } from '../../../desk/port.ts';
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameId } from '../../../games/definitions.ts';
import type { AuditDocument } from '../../../protocol/deskDocuments.ts';
import type { Listing } from '../../../protocol/listing.ts';
import { Beans } from '../../../ui/Beans.tsx';
import { button } from '../../../ui/button.ts';
import { todayAtom } from '../../device/today.ts';
import { momentWords } from '../days.ts';
import { nameOf } from './publishWords.ts';
import type { BenchParts } from './useDay.ts';
import { useVersions, type Version } from './useVersions.ts';

export interface VersionsProps {
  readonly parts: BenchParts;
  readonly game: GameId;
  readonly listing: Listing;
  /** The desk's changes of this puzzle, the newest first. */
  readonly changes: readonly Dated<AuditDocument>[];
  /** Hash of the draft on the bench. */
  readonly hash: string;
  onTake(puzzle: Puzzle, version: number): void;
}

export function Versions({ parts, game, listing, changes, hash, onTake }: VersionsProps) {
  const { versions, trouble } = useVersions(parts, game, listing, changes);
  return (
    <section aria-labelledby="versions" className="rounded-card border border-line bg-card p-4">
      <h2 id="versions" className="text-xl">
        Versions
      </h2>
      <p className="mt-1 text-sm text-soft">
        Each has a leaderboard of its own, and keeps it when it is given out again.
      </p>
      <ol>
        {versions.map((one) => (
          <Row
            key={one.hash}
            {...one}
            beans={one.puzzle && hardest(parts, one.puzzle)}
            isGiven={one.version === listing.version}
            isOnBench={one.hash === hash}
            onTake={onTake}
          />
        ))}
      </ol>
      {trouble !== null && <p className="mt-2 text-sm text-soft">{trouble}</p>}
    </section>
  );
}

function hardest({ game }: BenchParts, { boards }: Puzzle): number | null {
  return Math.max(0, ...boards.map((board) => game.beans(board) ?? 0)) || null;
}

interface RowProps extends Version {
  readonly beans: number | null;
  /** Whether players get this version, or would if the puzzle were not held back. */
  readonly isGiven: boolean;
  readonly isOnBench: boolean;
  onTake(puzzle: Puzzle, version: number): void;
}

function Row(props: RowProps) {
  const { version, hash, puzzle, published, beans, isGiven, isOnBench, onTake } = props;
  const today = useAtomValue(todayAtom);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-2.5 first:mt-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 font-medium">
          <span>{`Version ${version}`}</span>
          {beans !== null && <Beans count={beans} />}
        </p>
        <p className="text-sm text-soft wrap-anywhere">
          {version === 1
            ? 'As planned'
            : published
              ? `${nameOf(published.email)}, ${momentWords(published.at, today)}`
              : 'Published some time ago'}
        </p>
        <p className="text-xs text-soft wrap-anywhere">
          <span className="sr-only">Its hash: </span>
          <code>{hash}</code>
        </p>
        {isGiven && <p className="text-sm font-medium text-accent">Given out now</p>}
      </div>
      {isOnBench ? (
        <p className="text-sm text-soft">On the bench</p>
      ) : (
        <button
          type="button"
          className={`${button.compact} -mx-2`}
          aria-label={`Put version ${version} on the bench`}
          disabled={puzzle === null}
          onClick={() => puzzle && onTake(puzzle, version)}
        >
          Put on the bench
        </button>
      )}
    </li>
  );
}
