/** Converts Firebase Authentication's exceptions into values. */
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
    // The sentence for the player does not tell the cause: log the error for debugging.
    if (problem === 'unknown' || problem === 'not-offered') console.warn('Accounts:', error);
    return accountFailure(problem);
  }
}
