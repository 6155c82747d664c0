/** Distance in the history to the page that the player came from. */

export interface Past {
  /** URLs of Crema's own history entries in order; `at` is the current index. */
  readonly urls: readonly string[];
  readonly at: number;
}

/** Steps back to the last other page, negative; null when there is none. */
export function stepsTo({ urls, at }: Past): number | null {
  const pathOf = (url: string | undefined) => url && new URL(url).pathname;
  const here = pathOf(urls[at]);
  // A sheet over the page has an entry with the page's own address (ui/useBackCloses.ts).
  for (let i = at - 1; i >= 0; i--) if (pathOf(urls[i]) !== here) return i - at;
  return null;
}

/** `stepsTo` for this window; uses the router's index in browsers without the Navigation API. */
export function stepsBack(): number | null {
  const { navigation } = window as { navigation?: Navigation };
  const at = navigation?.currentEntry?.index;
  if (navigation && at !== undefined && at >= 0) {
    return stepsTo({ urls: navigation.entries().map(({ url }) => url ?? ''), at });
  }
  const { idx = 0, overlay } = (history.state ?? {}) as { idx?: number; overlay?: string };
  if (idx === 0) return null;
  return overlay === undefined ? -1 : -2;
}
