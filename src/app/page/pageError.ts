import type { CivilDate } from '../../daily/date.ts';

/** An error with a status, as the error page shows it. */
export class PageError extends Error {
  readonly status: number;
  /** The day from which the page exists (a puzzle's release); null when never. */
  readonly opens: CivilDate | null;

  /** @param message sentence for the player; without it, one that belongs to the status. */
  constructor(status: number, message?: string, opens: CivilDate | null = null) {
    super(message ?? (status === 404 ? 'Page Not Found' : 'Internal Server Error'));
    this.status = status;
    this.opens = opens;
  }
}
