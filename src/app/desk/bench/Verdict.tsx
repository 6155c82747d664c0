/**
 * The solver's verdict on a drafted board, in words, with the state of the board where logic
 * stalls.
 */
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import type { ComponentType } from 'react';
import type { BoardReport } from '../../../games/contract/bench.ts';
import type { MiniatureProps } from '../../../games/contract/view.ts';
import { Beans } from '../../../ui/Beans.tsx';
import type { Judged } from './useReports.ts';

export interface VerdictProps {
  readonly judged: Judged;
  readonly board: unknown;
  /** Beans (difficulty, 1 to 5) planned for the puzzle's day; null where nothing is planned. */
  readonly planned: number | null;
  readonly Miniature: ComponentType<MiniatureProps>;
}

/** The number of a board's solutions in words. In some games boards are meant to have several. */
function solutionWords({ solutions, complaints }: BoardReport): string {
  if (solutions === 0) return 'It has no solution.';
  if (solutions === 1) return 'It has exactly one solution.';
  return `It has several solutions${complaints.length === 0 ? ', as intended' : ''}.`;
}

export function Verdict({ judged, board, planned, Miniature }: VerdictProps) {
  const { report, fresh, problem } = judged;
  return (
    <section
      aria-label="Verdict"
      aria-busy={!fresh}
      className="rounded-card border border-line bg-card p-4"
    >
      <Headline judged={judged} />
      {problem !== null && <p className="mt-2">{problem}</p>}
      {report && (
        <div className={fresh ? undefined : 'opacity-55'}>
          {/* After an aborted search the list of faults below tells how many solutions were
              found. */}
          {!report.unsure && <p className="mt-2">{solutionWords(report)}</p>}
          {report.logic.solves
            ? // A board that takes no deductions has no solving steps.
              report.logic.techniques.length > 0 && <p className="mt-1">Logic alone solves it.</p>
            : report.solutions > 0 &&
              report.logic.stall !== null && (
                <figure className="mt-3">
                  <figcaption className="mb-2 text-sm text-soft">
                    Logic alone gets this far, and no further.
                  </figcaption>
                  {fresh && (
                    <div className="max-w-56">
                      <Miniature board={board} state={report.logic.stall} />
                    </div>
                  )}
                </figure>
              )}
          {report.complaints.length > 0 && (
            <ul className="mt-3 list-disc pl-5">
              {report.complaints.map((complaint) => (
                <li key={complaint}>{complaint}</li>
              ))}
            </ul>
          )}
          <BeansLine beans={report.beans} planned={planned} />
          <Techniques techniques={report.logic.techniques} />
        </div>
      )}
    </section>
  );
}

function Headline({ judged: { report, fresh, problem } }: Pick<VerdictProps, 'judged'>) {
  const good = report !== null && report.complaints.length === 0 && problem === null;
  const words = !fresh ? 'Checking…' : good ? 'Ready to publish' : 'Not ready to publish';
  const Icon = !fresh ? LoaderCircle : good ? CircleCheck : CircleAlert;
  const tone = !fresh ? 'text-soft' : good ? 'text-accent' : 'text-bad';
  return (
    <h3 className={`flex items-center gap-2 font-sans text-[1.0625rem] font-semibold ${tone}`}>
      <Icon size={20} aria-hidden />
      <span role="status">{words}</span>
    </h3>
  );
}

function BeansLine(props: { readonly beans: number | null; readonly planned: number | null }) {
  const { beans, planned } = props;
  if (beans === null && planned === null) return null;
  const off = beans !== null && planned !== null && beans !== planned;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {beans !== null && (
        <div className="flex items-center gap-2">
          <dt className="text-soft">Measured</dt>
          <dd>
            <Beans count={beans} />
          </dd>
        </div>
      )}
      {planned !== null && (
        <div className="flex items-center gap-2">
          <dt className="text-soft">Planned</dt>
          <dd>
            <Beans count={planned} />
          </dd>
        </div>
      )}
      {off && (
        <div className="w-full">
          <dt className="sr-only">Compared with the plan</dt>
          <dd>{beans > planned ? 'Harder than planned.' : 'Easier than planned.'}</dd>
        </div>
      )}
    </dl>
  );
}

function Techniques({
  techniques,
}: {
  readonly techniques: readonly { readonly name: string; readonly times: number }[];
}) {
  if (techniques.length === 0) return null;
  return (
    <table className="mt-3 w-full text-sm">
      <caption className="pb-1 text-left text-soft">Steps, hardest first</caption>
      <tbody>
        {techniques.map(({ name, times }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {name.charAt(0).toUpperCase() + name.slice(1)}
            </th>
            <td className="py-1.5 text-right tabular-nums">{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
