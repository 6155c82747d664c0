/** How far back in the history the page lies that the player came from. */

export interface Past {
  /** Addresses of Crema's own entries, from the first on, and which of them is shown. */
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

/** The same for this window, by the router's count where the browser tells nothing of its entries. */
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
