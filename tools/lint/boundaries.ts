/**
 * The table of boundaries: the rooms (folders of the source with a common task) and packages that
 * each room may import. Every other import is forbidden, also of types and lazy ones. Rooms are
 * ordered bottom up, and a room may only list rooms before it, so there are no cycles.
 * tools/lint/boundaries.test.ts checks the sources against the table, as part of `npm run check`.
 */
import type { Import } from './imports.ts';

export interface Room {
  readonly name: string;
  /** The room's files, as path prefixes; `{game}` is any single game's folder. */
  readonly files: readonly string[];
  /**
   * Earlier rooms from which this room may import. A game's room may import only rooms of the same
   * game.
   */
  readonly may: readonly string[];
  readonly packages?: readonly string[];
}

const GAME_ROOMS = ['game facts', 'game rules', 'game world', 'game engine', 'game view'] as const;
const UI = ['react', 'react-dom', 'jotai', 'lucide-react'] as const;
const PAGE = [
  ...['lib', 'daily', 'ui', 'games', 'contract', 'protocol', 'storage', 'page', 'device'],
  'background',
] as const;

export const ROOMS: readonly Room[] = [
  { name: 'lib', files: ['src/lib/'], may: [] },
  { name: 'daily', files: ['src/daily/'], may: ['lib'] },
  { name: 'ui', files: ['src/ui/'], may: ['lib', 'daily'], packages: UI },

  // The games: first the rooms that all modules may import, then the rooms that only play needs.
  {
    name: 'contract',
    files: ['src/games/contract/'],
    may: ['lib', 'daily'],
    packages: ['react'], // types, for the views
  },
  { name: 'shared', files: ['src/games/shared/'], may: ['lib', 'daily', 'contract'] },
  {
    name: 'shared view',
    files: ['src/games/shared/Tryout.tsx', 'src/games/shared/HouseWords.tsx'],
    may: ['lib', 'contract', 'ui'],
    packages: ['react'],
  },
  {
    name: 'game facts',
    files: [
      'src/games/{game}/definition.ts',
      'src/games/{game}/results.ts',
      'src/games/{game}/codes.ts',
      'src/games/{game}/former.ts',
      'src/games/{game}/formerNames.ts',
      'src/games/{game}/formerNames.json',
    ],
    may: ['lib', 'daily', 'contract', 'shared'],
  },
  {
    name: 'games',
    files: [
      ...['src/games/list.ts', 'src/games/definitions.ts', 'src/games/former.ts'],
      'src/games/strengths.json',
    ],
    may: ['contract', 'shared', 'game facts'],
  },
  {
    name: 'game rules',
    files: ['src/games/{game}/rules/'],
    may: ['lib', 'daily', 'contract', 'shared', 'game facts'],
  },
  {
    name: 'game plan',
    files: ['src/games/{game}/plan.ts'],
    may: ['lib', 'contract', 'shared', 'game facts', 'game rules'],
  },
  {
    name: 'game world',
    files: ['src/games/{game}/world/', 'src/games/{game}/data/'],
    may: ['lib', 'contract', 'game facts', 'game rules', 'game plan'],
  },
  {
    name: 'game engine',
    files: ['src/games/{game}/engine/'],
    may: [
      ...['lib', 'daily', 'contract', 'shared'],
      ...['game facts', 'game rules', 'game plan', 'game world'],
    ],
  },
  {
    name: 'game view',
    files: ['src/games/{game}/view/'],
    may: [
      ...['lib', 'daily', 'ui', 'contract', 'shared', 'shared view'],
      ...['game facts', 'game rules', 'game world'],
    ],
    packages: [...UI, '@base-ui/react'],
  },
  {
    name: 'game toolkit',
    files: ['src/games/{game}/toolkit.ts'],
    may: ['lib', 'contract', 'game facts', 'game rules', 'game world', 'game engine'],
  },
  {
    name: 'game bench',
    files: ['src/games/{game}/bench.ts'],
    may: [
      'lib',
      'daily',
      'contract',
      'game facts',
      'game rules',
      'game plan',
      'game world',
      'game engine',
    ],
  },
  {
    name: 'game editor',
    files: ['src/games/{game}/editor/'],
    may: [
      ...['lib', 'daily', 'ui', 'contract', 'shared', 'game facts', 'game rules', 'game plan'],
      ...['game world', 'game view'],
    ],
    packages: [...UI, '@base-ui/react'],
  },
  // All that the app and the server have to agree on: names and limits of documents, callables,
  // statuses, and what both work out alike.
  {
    name: 'protocol',
    files: ['src/protocol/'],
    may: ['lib', 'daily', 'games'],
  },
  {
    name: 'loaders',
    files: ['src/games/loaders.ts', 'src/games/viewLoaders.ts'],
    may: ['contract', 'shared', 'games', ...GAME_ROOMS],
    packages: ['react'], // types of the views
  },
  // A puzzle's proof before it is published, by the desk's worker and by the functions.
  {
    name: 'proof',
    files: ['src/games/proof.ts', 'src/games/toolkits.ts'],
    may: ['lib', 'contract', 'games', 'protocol', 'game toolkit', 'game bench'],
  },

  // The app's logic around the games, without React.
  { name: 'published', files: ['src/published/'], may: ['lib', 'daily', 'games', 'protocol'] },
  { name: 'account', files: ['src/account/'], may: ['lib'] },
  { name: 'account settings', files: ['src/settings/'], may: ['games', 'daily'] },
  { name: 'sittings', files: ['src/sittings/'], may: ['lib', 'daily', 'games'] },
  {
    name: 'storage',
    files: ['src/storage/'],
    may: ['lib', 'daily', 'contract', 'games', 'protocol', 'published', 'sittings'],
    packages: ['dexie'],
  },
  {
    name: 'sync',
    files: ['src/sync/'],
    may: ['lib', 'daily', 'games', 'protocol', 'account settings', 'sittings', 'storage'],
  },
  {
    name: 'tables',
    files: ['src/tables/'],
    may: ['lib', 'daily', 'games', 'protocol', 'storage'],
  },
  { name: 'leaderboard', files: ['src/leaderboard/'], may: ['lib', 'daily', 'games', 'protocol'] },
  {
    name: 'play',
    files: ['src/play/'],
    may: [
      ...['lib', 'daily', 'contract', 'games', 'protocol', 'published', 'loaders', 'sittings'],
      'storage',
    ],
  },
  // Messages from players to the desk, the staff's app: reports and, with consent, how a puzzle
  // went.
  {
    name: 'feedback',
    files: ['src/feedback/'],
    may: ['lib', 'games', 'protocol', 'storage'],
  },
  {
    name: 'desk',
    files: ['src/desk/'],
    may: ['lib', 'daily', 'contract', 'games', 'game plan', 'proof', 'protocol', 'play'],
  },
  {
    name: 'firebase',
    files: ['src/firebase/'],
    may: [
      ...['lib', 'games', 'protocol', 'published', 'account', 'sittings', 'storage', 'sync'],
      ...['leaderboard', 'tables'],
    ],
    packages: ['firebase'],
  },
  {
    name: 'desk server',
    files: ['src/firebase/desk', 'src/firebase/bestPlays'],
    may: ['lib', 'games', 'protocol', 'leaderboard', 'desk', 'firebase'],
    packages: ['firebase'],
  },
  {
    name: 'functions',
    files: ['functions/src/'],
    may: ['lib', 'daily', 'contract', 'games', 'loaders', 'proof', 'play', 'protocol'],
    packages: [
      ...['firebase-admin', 'firebase-functions'],
      ...['node:crypto', 'node:fs', 'node:module', 'node:path', 'node:util', 'node:v8'],
      'node:worker_threads',
    ],
  },

  // The pages of the players' app. The room `page` is the part of the frame that every page needs,
  // the room `shell` contains all pages.
  {
    name: 'page',
    files: ['src/app/page/'],
    may: ['lib', 'daily', 'games', 'ui'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'device',
    files: ['src/app/device/'],
    may: ['daily', 'storage'],
    packages: ['react', 'jotai'],
  },
  // Work of a page that no player waits for.
  {
    name: 'background',
    files: ['src/app/background/'],
    may: [
      ...['lib', 'games', 'protocol', 'loaders', 'published', 'storage', 'sync', 'feedback'],
      ...['firebase', 'device'],
    ],
    packages: ['jotai'],
  },
  {
    name: 'updates',
    files: ['src/app/updates/'],
    may: ['lib', 'ui', 'device'],
    packages: ['jotai', 'workbox-window'],
  },
  {
    name: 'settings',
    files: ['src/app/settings/'],
    may: [...PAGE, 'account settings', 'sync', 'play', 'firebase', 'updates'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'records',
    files: ['src/app/records/'],
    may: [...PAGE, 'published', 'settings'],
    packages: UI,
  },
  { name: 'share', files: ['src/app/share/'], may: [...PAGE, 'loaders', 'records'], packages: UI },
  {
    name: 'sync page',
    files: ['src/app/sync/'],
    may: [...PAGE, 'account', 'sync', 'firebase', 'settings'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'account pages',
    files: ['src/app/account/'],
    may: [...PAGE, 'account', 'sync', 'firebase', 'settings', 'sync page'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'tables page',
    files: ['src/app/tables/'],
    may: [
      ...[...PAGE, 'account', 'tables', 'sync', 'firebase'],
      ...['settings', 'records', 'account pages', 'sync page'],
    ],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'leaderboard page',
    files: ['src/app/leaderboard/'],
    may: [
      ...[...PAGE, 'account', 'leaderboard', 'published', 'sync', 'firebase'],
      ...['account pages', 'sync page', 'tables page'],
    ],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'archive',
    files: ['src/app/archive/'],
    may: [...PAGE, 'records'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'home',
    files: ['src/app/home/'],
    may: [...PAGE, 'loaders', 'play', 'sync', 'updates', 'records', 'share', 'tables page'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'statistics',
    files: ['src/app/statistics/'],
    may: [...PAGE, 'records', 'settings', 'share'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'landing',
    files: ['src/app/landing/'],
    may: [...PAGE, 'loaders', 'settings', 'records'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'report',
    files: ['src/app/report/'],
    may: [...PAGE, 'feedback', 'firebase'],
    packages: UI,
  },
  {
    name: 'play page',
    files: ['src/app/play/'],
    may: [
      ...PAGE,
      ...['loaders', 'play', 'published', 'updates', 'settings', 'records', 'share'],
      ...['account pages', 'leaderboard page', 'tables page', 'report'],
    ],
    packages: [...UI, 'react-router', 'canvas-confetti'],
  },
  {
    name: 'trust',
    files: ['src/app/trust/'],
    may: [...PAGE, 'firebase'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'prerender',
    files: [
      'src/app/shell/prerender/shells.ts',
      'src/app/shell/prerender/preloads.ts',
      'src/app/shell/prerender/bootFacts.ts',
    ],
    may: ['daily', 'games'],
  },
  {
    name: 'shell',
    files: ['src/app/shell/', 'THIRD_PARTY_NOTICES.md'],
    may: [
      ...PAGE,
      ...[
        'loaders',
        'feedback',
        'updates',
        'settings',
        'account pages',
        'sync page',
        'leaderboard page',
      ],
      ...[
        'archive',
        'home',
        'landing',
        'statistics',
        'tables page',
        'play page',
        'trust',
        'prerender',
      ],
    ],
    packages: [...UI, 'react-router'],
  },
  // The desk, the staff's separate app: no room of the players' pages may import it.
  {
    name: 'desk page',
    // docs/desk holds the text of the guide that the desk shows.
    files: ['src/app/desk/', 'docs/desk/'],
    may: [
      'leaderboard',
      ...PAGE,
      ...['shared', 'game editor', 'loaders', 'published', 'sync', 'play', 'desk', 'desk server'],
      ...['account', 'feedback', 'firebase'],
      ...['settings', 'play page', 'account pages'],
    ],
    packages: [...UI, 'react-router', '@base-ui/react'],
  },
  {
    name: 'desk entry',
    files: ['src/barista.tsx'],
    may: ['ui', 'games', 'page', 'device', 'background', 'account pages', 'shell', 'desk page'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'entry',
    files: ['src/main.tsx', 'src/react.ts', 'src/boot.ts', 'src/env.d.ts'],
    may: [
      ...['daily', 'ui', 'page', 'device', 'background', 'updates'],
      ...['account pages', 'records', 'sync page', 'tables page', 'prerender', 'shell'],
    ],
    packages: [...UI],
  },
  {
    name: 'service worker',
    files: ['sw/'],
    may: ['protocol', 'storage', 'sync', 'play', 'firebase', 'prerender'],
    packages: ['workbox-core', 'workbox-precaching', 'workbox-routing'],
  },
];

interface Place {
  readonly room: Room;
  /** The game whose folder the file is in, or null. */
  readonly game: string | null;
}

/** The room of a file, by the longest matching path prefix. Null where no room has the file. */
export function placeOf(file: string, rooms: readonly Room[] = ROOMS): Place | null {
  const game = /^src\/games\/([^/]+)\//.exec(file)?.[1] ?? null;
  let best: { readonly room: Room; readonly length: number } | null = null;
  for (const room of rooms) {
    for (const pattern of room.files) {
      const isOfGame = pattern.includes('{game}');
      if (isOfGame && (game === null || game === 'contract' || game === 'shared')) continue;
      const start = pattern.replace('{game}', game ?? '');
      if (file.startsWith(start) && start.length > (best?.length ?? -1)) {
        best = { room, length: start.length };
      }
    }
  }
  if (best === null) return null;
  return { room: best.room, game: best.room.name.startsWith('game ') ? game : null };
}

/** The imports that the table forbids, a sentence each. */
export function violations(imports: readonly Import[], rooms: readonly Room[] = ROOMS): string[] {
  const wrong: string[] = [];
  for (const { from, to, kind } of imports) {
    const here = placeOf(from, rooms);
    if (here === null) {
      wrong.push(`${from} is in no room.`);
    } else if (kind === 'package') {
      if (!here.room.packages?.includes(to)) {
        wrong.push(`${from}: ${here.room.name} may not use ${to}.`);
      }
    } else {
      const there = placeOf(to, rooms);
      if (there === null) wrong.push(`${from} imports ${to}, which is in no room.`);
      else if (there.room !== here.room && !here.room.may.includes(there.room.name)) {
        wrong.push(`${from} imports ${to}: ${here.room.name} may not know ${there.room.name}.`);
      } else if (here.game !== null && there.game !== null && here.game !== there.game) {
        wrong.push(`${from} imports ${to}: games do not know each other.`);
      }
    }
  }
  return [...new Set(wrong)];
}
