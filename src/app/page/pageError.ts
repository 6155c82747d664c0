/** An error with a status, as the error page shows it. */
export class PageError extends Error {
  readonly status: number;

  /** @param message for the player; the status decides the default. */
  constructor(status: number, message?: string) {
    super(message ?? (status === 404 ? 'Page Not Found' : 'Internal Server Error'));
    this.status = status;
  }
}
