/** What the page is told ahead of the app; in boot.ts of a build only, undeclared elsewhere. */
declare const __BOOT__: import('./app/shell/prerender/bootFacts.ts').BootFacts;
/** This build's id, as in builds/latest.json. */
declare const __BUILD_ID__: string;
/** By game: the id of the last puzzle in the packs of this build. */
declare const __LAST_PACKED_IDS__: Readonly<Record<string, string>>;
