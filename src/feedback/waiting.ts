/** Reports in a device's queue, each under its own key. */
import { type Failing, failedAgain, isHopeless } from '../storage/failing.ts';

interface Waiting {
  readonly key: string;
  /** Set once the server has failed on the report. */
  readonly failing?: Failing;
}

export const waitingWithout = <Report extends Waiting>(
  waiting: readonly Report[],
  keys: ReadonlySet<string>,
): readonly Report[] => waiting.filter(({ key }) => !keys.has(key));

/** Keeps a report on which the server has failed again for a retry, or gives it up. */
export function waitingAfterFailure<Report extends Waiting>(
  waiting: readonly Report[],
  key: string,
  at: number,
): readonly Report[] {
  return waiting.flatMap((report): Report[] => {
    if (report.key !== key) return [report];
    const failing = failedAgain(report.failing, at);
    return isHopeless(failing, at) ? [] : [{ ...report, failing }];
  });
}
