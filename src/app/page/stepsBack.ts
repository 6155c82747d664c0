/** How many steps back in the browser's history lead to the page that the player came from. */

export interface Past {
  /** URLs of Crema's own history entries in order; `at` is the index of the current one. */
  readonly urls: readonly string[];
  readonly at: number;
}

/** Steps back to the last entry of another page, as a negative number; null when there is none. */
export function stepsTo({ urls, at }: Past): number | null {
  const pathOf = (url: string | undefined) => url && new URL(url).pathname;
  const here = pathOf(urls[at]);
  // Skip entries with the page's own address, which belong to sheets over the page
  // (ui/useBackCloses.ts).
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
  const { idx = 0, overlays = [] } = (history.state ?? {}) as {
    idx?: number;
    overlays?: readonly string[];
  };
  if (idx === 0) return null;
  return -1 - overlays.length;
}
