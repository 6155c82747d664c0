/** Players' reports of faulty puzzles, by puzzle. A report changes nothing by itself. */

import { useAtomValue } from 'jotai';
import type { Desk } from '../../../desk/port.ts';
import { groupReports, REASON_WORDS, type ReportedPuzzle } from '../../../desk/reports.ts';
import { count } from '../../../lib/count.ts';
import { momentWords } from '../../../ui/moments.ts';
import { todayAtom } from '../../device/today.ts';
import { PuzzleLink, puzzleWords } from '../puzzleLink.tsx';
import { Said } from '../Said.tsx';
import { useReading } from '../useReading.ts';
import { Cases, type Doing, Part, Settle } from './Part.tsx';

const reading = (desk: Desk) => desk.readReports();

export function Reports() {
  return (
    <Part title="Reports" read={useReading(reading)}>
      {(reports, doing) => (
        <Cases none="No open reports.">
          {groupReports(reports.filter(({ key }) => !doing.settled.has(key))).map((puzzle) => (
            <Reported key={`${puzzle.game}/${puzzle.board}`} {...puzzle} doing={doing} />
          ))}
        </Cases>
      )}
    </Part>
  );
}

function Reported({
  game,
  board,
  reports,
  more,
  doing,
}: ReportedPuzzle & { readonly doing: Doing }) {
  const today = useAtomValue(todayAtom);
  const kept = reports.filter((report) => report.more === undefined);
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3">
      <h3 className="font-sans text-base tracking-normal">
        <PuzzleLink game={game} board={board} />
      </h3>
      <ul>
        {kept.map(({ key, reason, text, at }) => (
          <li key={key} className="border-t border-line py-2 first:border-t-0">
            <p className="font-medium">{REASON_WORDS[reason] ?? reason}</p>
            {text && (
              <p>
                “<Said>{text}</Said>”
              </p>
            )}
            <p className="text-sm text-soft">{momentWords(at, today)}</p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-line py-2 text-soft">
          {`And ${count(more, 'more report')}: only the first are kept in full.`}
        </p>
      )}
      <Settle
        {...doing}
        name={puzzleWords(game, board)}
        keys={reports.map(({ key }) => key)}
        count={kept.length + more}
        mark={(desk, key, settled) => desk.settleReport(key, settled)}
      />
    </li>
  );
}
