/** The bench's list of a puzzle's versions: each can be put on the bench, and published from there. */
import { useAtomValue } from 'jotai';
import type { Dated } from '../../../desk/port.ts';
import { sentenceOf } from '../../../desk/sentences.ts';
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameId } from '../../../games/definitions.ts';
import type { AuditDocument } from '../../../protocol/deskDocuments.ts';
import { type Listing, parseListing } from '../../../protocol/listing.ts';
import { button } from '../../../ui/button.ts';
import { momentWords } from '../../../ui/moments.ts';
import { todayAtom } from '../../device/today.ts';
import { openDesk } from '../openDesk.ts';
import { nameOf } from './publishWords.ts';
import type { BenchParts } from './useDay.ts';

export interface VersionsProps {
  readonly parts: BenchParts;
  readonly game: GameId;
  readonly listing: Listing;
  /** The desk's changes of this puzzle, the newest first. */
  readonly changes: readonly Dated<AuditDocument>[];
  /** Hash of the draft on the bench. */
  readonly hash: string;
  onTake(puzzle: Puzzle, version: number): void;
  /** @param why a version cannot be put on the bench, as a sentence. */
  onFail(why: string): void;
}

export function Versions({ parts, game, listing, changes, hash, onTake, onFail }: VersionsProps) {
  const today = useAtomValue(todayAtom);

  async function take(version: number): Promise<void> {
    const { pack, game: rules } = parts;
    if (version === 1) return onTake(pack, version);
    try {
      const desk = await openDesk();
      const parsed = rules.parsePuzzle(await desk.readVersion(game, pack.id, version));
      if (parsed.ok && parsed.value.id === pack.id) onTake(parsed.value, version);
      else onFail(`Version ${version} is damaged.`);
    } catch (error) {
      onFail(sentenceOf(error, 'read'));
    }
  }

  return (
    <section aria-labelledby="versions" className="rounded-card border border-line bg-card p-4">
      <h2 id="versions" className="text-xl">
        Versions
      </h2>
      <p className="mt-1 text-sm text-soft">
        Each version has its own leaderboard, and keeps it when you publish that version again.
      </p>
      <ol>
        {listing.hashes.map((of, i) => (
          <li
            key={of}
            className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-2.5 first:mt-2"
          >
            <div className="min-w-0">
              <p className="font-medium">{`Version ${i + 1}`}</p>
              <p className="text-sm text-soft wrap-anywhere">
                {originWords(publishedBy(changes, i + 1), i + 1, today)}
              </p>
              <p className="text-xs text-soft wrap-anywhere">
                <span className="sr-only">Hash: </span>
                <code>{of}</code>
              </p>
              {i + 1 === listing.version && (
                <p className="text-sm font-medium text-accent">Current version</p>
              )}
            </div>
            {of === hash ? (
              <p className="text-sm text-soft">On the bench</p>
            ) : (
              <button
                type="button"
                className={`${button.compact} -mx-2`}
                aria-label={`Put on the bench: version ${i + 1}`}
                onClick={() => void take(i + 1)}
              >
                Put on the bench
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function originWords(
  published: Dated<AuditDocument> | null,
  version: number,
  today: Parameters<typeof momentWords>[1],
): string {
  if (version === 1) return 'As planned';
  if (published === null) return 'Published some time ago';
  return `${nameOf(published.email)}, ${momentWords(published.at, today)}`;
}

const countIn = (listing: unknown): number => parseListing(listing)?.hashes.length ?? 1;

/** The change that published a version; null for the pack's, and where it is not among `changes`. */
export function publishedBy(
  changes: readonly Dated<AuditDocument>[],
  version: number,
): Dated<AuditDocument> | null {
  const found = changes.find(
    ({ before, after }) => countIn(after) >= version && countIn(before) < version,
  );
  return version === 1 ? null : (found ?? null);
}
