/** Properties of the page that signing in depends on. */
export interface Surroundings {
  /** The site's origin, such as `https://crema.example`: the target of emailed links. */
  readonly origin: string;
  /** False where popups cannot report back: an app installed on iOS. */
  readonly hasWindows: boolean;
  /** Called just before the page redirects to the provider. */
  onRedirect(): void;
}
