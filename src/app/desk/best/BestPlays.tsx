/**
 * The best results of all leaderboards with their moves; unusual ones are marked, for an editor to
 * decide whether they stay.
 */
import { useMemo, useState } from 'react';
import { odditiesOf } from '../../../desk/oddities.ts';
import type { BestPlay, BestPlays, Dated } from '../../../desk/port.ts';
import { button } from '../../../ui/button.ts';
import { Cases, Part } from '../inbox/Part.tsx';
import { type Reading, useReading } from '../useReading.ts';
import { useShort } from '../useShort.tsx';
import { BestPlayCard } from './BestPlayCard.tsx';

/** Reads the best results whose moves are kept, in `pages` requests. */
function readingOf(pages: number): Reading<BestPlays> {
  return async (desk) => {
    let all = await desk.readBestPlays();
    for (let page = 1; page < pages && all.older !== null; page++) {
      const { plays, older } = await desk.readBestPlays(all.older);
      const known = new Set(all.plays.map(({ key }) => key));
      all = { plays: [...all.plays, ...plays.filter(({ key }) => !known.has(key))], older };
    }
    return all;
  };
}

/** Number of best results shown at first. */
const FIRST = 5;

export function BestResults() {
  const [pages, setPages] = useState(1);
  const read = useReading(useMemo(() => readingOf(pages), [pages]));
  return (
    <Part
      title="Best results"
      read={read}
      about="We keep the moves of each leaderboard’s ten best results for 30 days. Marked results come first. A mark flags something unusual; it doesn’t mean that the player cheated."
    >
      {(best, { tell }) => <Plays {...best} onDecided={tell} onOlder={() => setPages(pages + 1)} />}
    </Part>
  );
}

interface PlaysProps extends BestPlays {
  onDecided(said: string): void;
  onOlder(): void;
}

function Plays({ plays, older, onDecided, onOlder }: PlaysProps) {
  const { shown, more } = useShort(
    useMemo(() => marked(plays), [plays]),
    FIRST,
  );
  return (
    <>
      <Cases none="No best results yet.">
        {shown.map(({ play, marks }) => (
          <BestPlayCard key={play.key} play={play} marks={marks} onDecided={onDecided} />
        ))}
      </Cases>
      {more}
      {more === null && older !== null && (
        <button type="button" className={`${button.secondary} mt-4`} onClick={onOlder}>
          Show older results
        </button>
      )}
    </>
  );
}

/**
 * Sorts results for the editor: most signs of an unusual play first, then entries taken off, then
 * the newest.
 */
function marked(plays: readonly Dated<BestPlay>[]) {
  return plays
    .map((play) => ({ play, marks: odditiesOf(play, plays) }))
    .sort(
      (a, b) =>
        b.marks.length - a.marks.length ||
        Number(a.play.place !== null) - Number(b.play.place !== null) ||
        b.play.at - a.play.at,
    );
}
