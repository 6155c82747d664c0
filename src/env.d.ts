/** This build's id, as in builds/latest.json. */
declare const __BUILD_ID__: string;
/** How many news this build has (tools/build/news.ts). */
declare const __NEWS__: number;
/** By game: the id of the last puzzle in the packs of this build. */
declare const __LAST_PACKED_IDS__: Readonly<Record<string, string>>;
