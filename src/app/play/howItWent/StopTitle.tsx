/** A stop in words: "1:12 before your next move". */
import { formatDuration, spokenDuration } from '../../../lib/duration.ts';
import type { Play } from '../../../play/moments.ts';
import type { Stop } from '../../../play/stops.ts';
import { beforeWords } from './stopWords.ts';

export function StopTitle({ play, stop }: { readonly play: Play; readonly stop: Stop }) {
  return (
    <>
      <span className="sr-only">{spokenDuration(stop.length)}</span>
      <span aria-hidden className="tabular-nums">
        {formatDuration(stop.length)}
      </span>
      <span>{` ${beforeWords(play, stop)}`}</span>
    </>
  );
}
