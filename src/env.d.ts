/** This build's id, as in builds/latest.json. */
declare const __BUILD_ID__: string;
/** By game: the id of the last puzzle in the packs of this build. */
declare const __LAST_PACKED_IDS__: Readonly<Record<string, string>>;
