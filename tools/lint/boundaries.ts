/**
 * THE table of boundaries: which room may know which, and which packages. Everything that is not
 * listed is forbidden, imports of types and lazy ones too. Rooms stand from the bottom up, so no room
 * can name one below which it is not: the house has no circles. tools/lint/boundaries.test.ts checks
 * it, as part of `npm run check`.
 */
import type { Import } from './imports.ts';

export interface Room {
  readonly name: string;
  /** The files in it, as the beginnings of their paths; `{game}` is any one game's folder. */
  readonly files: readonly string[];
  /** Rooms below it that it may import from. Of games it is the same game's. */
  readonly may: readonly string[];
  readonly packages?: readonly string[];
}

const GAME_ROOMS = ['game facts', 'game rules', 'game world', 'game engine', 'game view'] as const;
const UI = ['react', 'react-dom', 'jotai', 'lucide-react'] as const;
const PAGE = ['lib', 'daily', 'ui', 'games', 'contract', 'storage', 'page', 'device'] as const;

export const ROOMS: readonly Room[] = [
  { name: 'lib', files: ['src/lib/'], may: [] },
  { name: 'daily', files: ['src/daily/'], may: ['lib'] },
  { name: 'ui', files: ['src/ui/'], may: ['lib', 'daily'], packages: UI },

  // The games: what everybody may know of them, and what only those may who play them.
  {
    name: 'contract',
    files: ['src/games/contract/'],
    may: ['lib', 'daily'],
    packages: ['react'], // types, for the views
  },
  { name: 'shared', files: ['src/games/shared/'], may: ['lib', 'daily', 'contract'] },
  {
    name: 'shared view',
    files: ['src/games/shared/Tryout.tsx'],
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
    ],
    may: ['lib', 'daily', 'contract', 'shared'],
  },
  {
    name: 'games',
    files: ['src/games/definitions.ts', 'src/games/former.ts'],
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
  {
    name: 'loaders',
    files: ['src/games/loaders.ts'],
    may: ['contract', 'shared', 'games', ...GAME_ROOMS],
    packages: ['react'], // types, for what the views are
  },

  // What Crema does with them, without React.
  { name: 'published', files: ['src/published/'], may: ['lib', 'daily', 'games'] },
  { name: 'account', files: ['src/account/'], may: ['lib', 'daily'] },
  {
    name: 'storage',
    files: ['src/storage/'],
    may: ['lib', 'daily', 'contract', 'games', 'published'],
    packages: ['dexie', 'valibot'],
  },
  { name: 'sync', files: ['src/sync/'], may: ['lib', 'daily', 'games', 'account', 'storage'] },
  { name: 'leaderboard', files: ['src/leaderboard/'], may: ['lib', 'daily', 'games', 'account'] },
  {
    name: 'play',
    files: ['src/play/'],
    may: ['lib', 'daily', 'contract', 'games', 'published', 'loaders', 'storage'],
  },
  {
    name: 'desk',
    files: ['src/desk/'],
    may: [
      'lib',
      'daily',
      'contract',
      'games',
      'game plan',
      'game toolkit',
      'game bench',
      'loaders',
      'published',
      'storage',
      'sync',
      'play',
      // Staff see a player's name, avatar and entries, as everybody does.
      'account',
      'leaderboard',
    ],
  },
  {
    name: 'firebase',
    files: ['src/firebase/'],
    may: ['lib', 'games', 'account', 'published', 'storage', 'sync', 'leaderboard', 'desk'],
    packages: ['firebase'],
  },
  {
    name: 'functions',
    files: ['functions/src/'],
    may: [
      ...['lib', 'daily', 'contract', 'games', 'loaders', 'account', 'storage', 'sync'],
      ...['leaderboard', 'play', 'published', 'desk'],
    ],
    packages: [
      ...['firebase-admin', 'firebase-functions'],
      ...['node:crypto', 'node:fs', 'node:path', 'node:util', 'node:v8'],
      'node:worker_threads',
    ],
  },

  // The pages. `page` is what every page needs of the shell, `shell` what holds all of them.
  {
    name: 'page',
    files: ['src/app/page/'],
    may: ['lib', 'daily', 'games', 'ui'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'device',
    files: ['src/app/device/'],
    may: ['daily', 'games', 'loaders', 'published', 'storage', 'sync', 'desk', 'firebase'],
    packages: UI,
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
    may: [...PAGE, 'play', 'firebase', 'updates'],
    packages: [...UI, 'react-router'],
  },
  { name: 'records', files: ['src/app/records/'], may: [...PAGE, 'published'], packages: UI },
  { name: 'share', files: ['src/app/share/'], may: [...PAGE, 'loaders', 'records'], packages: UI },
  {
    name: 'sync page',
    files: ['src/app/sync/'],
    may: [...PAGE, 'account', 'sync', 'firebase'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'account pages',
    files: ['src/app/account/'],
    may: [...PAGE, 'account', 'sync', 'firebase', 'desk', 'settings', 'sync page'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'leaderboard page',
    files: ['src/app/leaderboard/'],
    may: [
      ...[...PAGE, 'account', 'leaderboard', 'published', 'sync', 'firebase'],
      ...['account pages', 'sync page'],
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
    may: [...PAGE, 'loaders', 'play', 'sync', 'updates', 'records', 'share'],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'statistics',
    files: ['src/app/statistics/'],
    may: [...PAGE, 'records'],
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
    may: [...PAGE, 'desk', 'firebase'],
    packages: UI,
  },
  {
    name: 'play page',
    files: ['src/app/play/'],
    may: [
      ...PAGE,
      ...['loaders', 'play', 'published', 'updates', 'settings', 'records', 'share'],
      ...['account pages', 'leaderboard page', 'report'],
    ],
    packages: [...UI, 'react-router', 'canvas-confetti'],
  },
  {
    name: 'desk page',
    // With the guide's text.
    files: ['src/app/desk/', 'docs/desk/'],
    may: [
      'leaderboard',
      ...PAGE,
      ...['shared', 'game editor', 'loaders', 'published', 'sync', 'play', 'desk', 'firebase'],
      ...['settings', 'play page', 'account pages'],
    ],
    packages: [...UI, 'react-router', '@base-ui/react'],
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
      ...['loaders', 'updates', 'settings', 'account pages', 'sync page', 'leaderboard page'],
      ...['archive', 'home', 'landing', 'statistics', 'play page', 'desk page', 'prerender'],
    ],
    packages: [...UI, 'react-router'],
  },
  {
    name: 'entry',
    files: ['src/main.tsx', 'src/boot.ts', 'src/env.d.ts'],
    may: [
      ...['lib', 'daily', 'ui', 'page', 'device', 'updates'],
      ...['account pages', 'sync page', 'prerender', 'shell'],
    ],
    packages: [...UI],
  },
  {
    name: 'service worker',
    files: ['sw/'],
    may: ['games', 'storage', 'sync', 'play', 'firebase', 'prerender'],
    packages: ['workbox-core', 'workbox-precaching', 'workbox-routing'],
  },
];

interface Place {
  readonly room: Room;
  /** The game in whose folder it is, or null. */
  readonly game: string | null;
}

/** The room of a file: that with the longest matching beginning. Null where no room has it. */
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

/** What is wrong with the imports, a sentence each. */
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
