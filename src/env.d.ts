/** This build's id, as in builds/latest.json. */
declare const __BUILD_ID__: string;
/** Number of news items in this build (tools/build/news.ts). */
declare const __NEWS__: number;
/** Id of the last puzzle in this build's packs, by game. */
declare const __LAST_PACKED_IDS__: Readonly<Record<string, string>>;
/** Whether the site that this build was made for uses App Check. */
declare const __HAS_APP_CHECK__: boolean;
/** False in a folder for any host, which has no server for them (docs/static.md). */
declare const __HAS_ACCOUNTS__: boolean;

interface Window {
  /** Chromium's alone. */
  readonly CloseWatcher?: new (options: {
    signal: AbortSignal;
  }) => { onclose: () => void };
}
