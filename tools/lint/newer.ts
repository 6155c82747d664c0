/**
 * Features of the web that a browser at the floor lacks (Chromium 109, Firefox 115, Safari 16.4;
 * decision 45). The sources use them only behind a check, or where a page is whole without them:
 * each such use is counted here. The compiler refuses newer JavaScript by `lib` in the tsconfigs.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MEMBERS = [
  // JavaScript.
  ...['toSorted', 'toReversed', 'toSpliced', 'groupBy', 'fromAsync', 'withResolvers'],
  ...['isWellFormed', 'toWellFormed', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ...['symmetricDifference', 'DurationFormat', 'Segmenter', 'fromBase64', 'toBase64', 'canParse'],
  ...['getOrInsert', 'getOrInsertComputed', 'sumPrecise', 'Float16Array', 'Temporal'],
  // The document.
  ...['showPopover', 'hidePopover', 'togglePopover', 'popover', 'CloseWatcher', 'requestClose'],
  ...['startViewTransition', 'checkVisibility', 'moveBefore', 'getHTML', 'setHTMLUnsafe'],
  ...['parseHTMLUnsafe', 'highlights', 'onscrollend', 'requestIdleCallback', 'userActivation'],
  ...[
    'navigation',
    'scheduler',
    'EditContext',
    'documentPictureInPicture',
    'caretPositionFromPoint',
  ],
];

const ANYWHERE: readonly RegExp[] = [
  new RegExp(`(?<=\\.)(?:${MEMBERS.join('|')})\\b`, 'g'),
  /(?<=\bAbortSignal\.)any\b/g,
  /(?<=\s)(?:popover(?:[tT]arget)?|closed[bB]y|command[fF]or|interest[fF]or)(?==)/g,
  /(?<=['"`])scrollend\b/g,
  /:has\(|\bhas-(?=[[a-z(])/g,
  /\bcolor-mix(?=\()/g,
];
const IN_STYLES: readonly RegExp[] = [
  ...ANYWHERE,
  /:(?:popover-open|open|user-valid|user-invalid|dir|state)\b/g,
  /@(?:starting-style|scope|position-try|view-transition)\b/g,
  /(?<![\w-])(?:oklch|oklab|lch|lab|anchor|linear|round|mod|rem|sin|cos|tan)(?=\()/g,
  /\b(?:field-sizing|interpolate-size|animation-timeline|anchor-name|text-box)(?=:)/g,
  /(?<=\ddeg|\b(?:top|right|bottom|left)) in \w+/g,
];
/** The build compiles it in stylesheets only. */
const IN_CODE: readonly RegExp[] = [...ANYWHERE, /\blight-dark(?=\()/g];

/** Uses behind a check, or as an adornment, by file: how often each feature stands there. */
const COUNTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'src/ui/lightDark.ts': { 'light-dark': 2 },
  'src/ui/menu.ts': { CloseWatcher: 2 },
  // In forced colours, with plain ones before them.
  'src/ui/styles/tokens.css': { 'color-mix': 2 },
  'src/games/geografind/view/geografind.css': { ':has(': 3, 'color-mix': 7 },
  // Spacing, and which option Enter would take: Firefox has `:has()` from 121 on.
  'src/app/play/play.css': { ':has(': 4 },
  'src/app/play/FirstPlay.tsx': { 'has-': 1 },
  'src/games/yearly-daily/view/board.css': { ':has(': 1 },
  'src/games/crossnumber/view/calculator.css': { ':has(': 1 },
  'src/games/crossnumber/view/panel.css': { ':has(': 1 },
  'src/games/royal-family/view/paper.css': { ':has(': 1 },
  'src/games/royal-family/view/room.css': { ':has(': 6 },
  'src/games/royal-family/view/tray.css': { ':has(': 1 },
  // The desk.
  'src/games/geografind/editor/Editor.tsx': { 'has-': 4 },
};

/** Features that packages check for themselves, or use only when asked to. */
const PACKAGES = [
  ...['withResolvers', 'startViewTransition', 'navigation', 'checkVisibility', 'popover'],
  'scrollend',
];

/** The features in a text, with how often each is used. Comments do not count. */
export function newerIn(text: string, isStyle: boolean): Record<string, number> {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');
  const found: Record<string, number> = {};
  for (const feature of isStyle ? IN_STYLES : IN_CODE) {
    for (const [use] of bare.matchAll(feature)) found[use] = (found[use] ?? 0) + 1;
  }
  return found;
}

/** The uses in the sources that are not counted above, or are gone, as `file: feature × uses`. */
export function newer(root: string): string[] {
  const files = globSync('{src,sw}/**/*.{ts,tsx,css}', { cwd: root });
  const told = (file: string, uses: Readonly<Record<string, number>>) =>
    Object.entries(uses).map(([use, count]) => `${file}: ${use} × ${count}`);
  const found = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      told(file, newerIn(readFileSync(join(root, file), 'utf8'), file.endsWith('.css'))),
    );
  const counted = Object.entries(COUNTED).flatMap(([file, uses]) => told(file, uses));
  return [
    ...found.filter((line) => !counted.includes(line)),
    ...counted.filter((line) => !found.includes(line)).map((line) => `gone: ${line}`),
  ];
}

/** The features in the files of a build that neither the sources nor packages may use. */
export function newerInBuild(folder: string): string[] {
  const known = [...PACKAGES, ...Object.values(COUNTED).flatMap((uses) => Object.keys(uses))];
  return globSync(['*.html', '*.js', '{assets,desk}/*.js'], { cwd: folder }).flatMap((file) =>
    Object.keys(newerIn(readFileSync(join(folder, file), 'utf8'), false))
      .filter((use) => !known.includes(use))
      .map((use) => `${file}: ${use}`),
  );
}
