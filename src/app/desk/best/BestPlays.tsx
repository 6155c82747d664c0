/**
 * The best results of all leaderboards with their moves; unusual ones are marked, for an editor to
 * decide whether they stay.
 */
import { useMemo, useRef, useState } from 'react';
import { odditiesOf } from '../../../desk/oddities.ts';
import type { BestPlay, BestPlays, Dated } from '../../../desk/port.ts';
import { button } from '../../../ui/button.ts';
import { useNextFocus } from '../nextFocus.ts';
import { ReadLine } from '../ReadLine.tsx';
import { type Reading, useReading } from '../useReading.ts';
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
  const reading = useMemo(() => readingOf(pages), [pages]);
  const read = useReading(reading);
  const [said, setSaid] = useState('');
  const [all, setAll] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const focusNext = useNextFocus();
  const plays = useMemo(() => marked(read.value?.plays ?? []), [read.value]);
  const shown = all ? plays : plays.slice(0, FIRST);
  return (
    <section aria-labelledby="best">
      <h2 id="best" className="text-2xl">
        Best results
      </h2>
      <ReadLine read={read} />
      <p className="mt-1 mb-3 text-soft">
        The moves of each leaderboard’s ten best are kept for 30 days. Marked ones come first: a
        mark says what is odd, and decides nothing.
      </p>
      <p ref={words} role="status" tabIndex={-1} className={said === '' ? '' : 'mb-4'}>
        {said}
      </p>
      {read.value?.plays.length === 0 && <p className="text-soft">No moves are kept yet.</p>}
      <ul className="grid grid-cols-1 gap-4">
        {shown.map(({ play, marks }) => (
          <BestPlayCard
            key={play.key}
            play={play}
            marks={marks}
            onDecided={(done) => {
              setSaid(done);
              focusNext(() => words.current);
            }}
          />
        ))}
      </ul>
      {shown.length < plays.length && (
        <button type="button" className={`${button.secondary} mt-4`} onClick={() => setAll(true)}>
          {`Show ${plays.length - shown.length} more`}
        </button>
      )}
      {shown.length === plays.length && read.value !== null && read.value.older !== null && (
        <button
          type="button"
          className={`${button.secondary} mt-4`}
          onClick={() => setPages(pages + 1)}
        >
          Show older ones
        </button>
      )}
    </section>
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
