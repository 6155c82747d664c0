/** What signing in has to know of the page that it is done on. */
export interface Surroundings {
  /** `https://crema.example`, where links lead back to. */
  readonly origin: string;
  /** False where a window cannot report back: an app installed on iOS. */
  readonly hasWindows: boolean;
  /** Called just before the page itself goes to the provider. */
  onRedirect(): void;
}
