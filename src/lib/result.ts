/**
 * Errors as values for pure code: parsers and rules return a `Result`; only the outer layer throws.
 */

/** An error: a code for the program, a sentence for people. */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
}

export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem<Code> };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<Code extends string>(
  code: Code,
  message: string,
): { readonly ok: false; readonly problem: Problem<Code> } {
  return { ok: false, problem: { code, message } };
}

/**
 * @returns the value.
 * @throws an `Error` with the problem's message.
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problem.message);
}
