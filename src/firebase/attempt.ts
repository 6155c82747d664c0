/** Firebase Authentication's exceptions, as values. */
import { type AccountProblem, accountFailure, type Doing, problemOf } from '../account/problems.ts';
import { ok, type Result } from '../lib/result.ts';

export async function attempt<T>(
  doing: Doing,
  run: () => Promise<T>,
): Promise<Result<T, AccountProblem>> {
  try {
    return ok(await run());
  } catch (error) {
    const problem = problemOf(error, doing);
    // Where players only read that it did not work, whoever looks into it finds more.
    if (problem === 'unknown' || problem === 'not-offered') console.warn('Accounts:', error);
    return accountFailure(problem);
  }
}
