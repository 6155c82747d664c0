/**
 * Tokens from a source that may fail, or never answer, as a blocked reCAPTCHA does: one wait for it is
 * enough for a page.
 */

/** Pause in ms before a source that has failed is asked again. */
const PAUSE_MS = 60_000;

/** The token; null if none has come in time. */
export type PatientTokens = () => Promise<string | null>;

/**
 * @param ask resolves to a valid token, or rejects; asked once at a time.
 * @param longest wait for one asking, in ms, however many requests wait for it. After a failure none
 *   waits until a token has come.
 */
export function patientTokens(ask: () => Promise<string>, longest: number): PatientTokens {
  let asking: Promise<string | null> | null = null;
  let waitsUntil = 0;
  let asksFrom = 0;
  let hasFailed = false;

  function begin(): Promise<string | null> {
    waitsUntil = performance.now() + (hasFailed ? 0 : longest);
    return ask()
      .then(
        (token) => {
          hasFailed = false;
          return token;
        },
        () => {
          hasFailed = true;
          asksFrom = performance.now() + PAUSE_MS;
          return null;
        },
      )
      .finally(() => {
        asking = null;
      });
  }

  return () => {
    if (asking === null && performance.now() < asksFrom) return Promise.resolve(null);
    asking ??= begin();
    const wait = Math.max(0, waitsUntil - performance.now());
    const late = new Promise<null>((resolve) => setTimeout(resolve, wait, null));
    return Promise.race([asking, late]);
  };
}
