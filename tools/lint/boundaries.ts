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
  readonly packages: readonly string[];
}

/** Names that stand for several: the rooms that every page may import, and a page’s packages. */
const GROUPS: Readonly<Record<string, string>> = {
  PAGE: 'lib daily ui games contract protocol storage address page device background',
  UI: 'react react-dom jotai lucide-react',
};

const TABLE = `
lib: src/lib/
daily: src/daily/
  may lib
ui: src/ui/
  may lib daily
  packages UI

# The games: first the rooms that all modules may import, then the rooms that only play needs.
contract: src/games/contract/
  may lib daily
  packages react
shared: src/games/shared/
  may lib daily contract
shared-view: src/games/shared/Tryout.tsx src/games/shared/HouseWords.tsx
    src/games/shared/ShownBoard.tsx
  may lib contract ui
  packages react
game-facts: src/games/{game}/definition.ts src/games/{game}/results.ts src/games/{game}/codes.ts
    src/games/{game}/former.ts src/games/{game}/formerNames.ts src/games/{game}/formerNames.json
  may lib daily contract shared
games: src/games/list.ts src/games/definitions.ts src/games/former.ts src/games/strengths.json
  may contract shared game-facts
game-rules: src/games/{game}/rules/
  may lib daily contract shared game-facts
game-plan: src/games/{game}/plan.ts
  may lib contract shared game-facts game-rules
game-world: src/games/{game}/world/ src/games/{game}/data/
  may lib contract game-facts game-rules game-plan
game-engine: src/games/{game}/engine/
  may lib daily contract shared game-facts game-rules game-plan game-world
game-view: src/games/{game}/view/
  may lib daily ui contract shared shared-view game-facts game-rules game-world
  packages UI @base-ui/react
game-toolkit: src/games/{game}/toolkit.ts
  may lib contract game-facts game-rules game-world game-engine
game-bench: src/games/{game}/bench.ts
  may lib daily contract game-facts game-rules game-plan game-world game-engine
game-editor: src/games/{game}/editor/
  may lib daily ui contract shared shared-view game-facts game-rules game-plan game-world
    game-engine game-view
  packages UI @base-ui/react

# All that the app and the server have to agree on: names and limits of documents, callables,
# statuses, and what both work out alike.
protocol: src/protocol/
  may lib daily games
loaders: src/games/loaders.ts src/games/viewLoaders.ts src/games/pieceLoader.ts
  may contract shared games game-facts game-rules game-world game-engine game-view
  packages react

# A puzzle’s proof before it is published, by the desk’s worker and by the functions, and how alike
# boards are.
proof: src/games/proof.ts src/games/toolkits.ts src/games/likeness.ts
  may lib contract shared games protocol game-toolkit game-bench

# The app’s logic around the games, without React.
published: src/published/
  may lib daily games protocol
account: src/account/
  may lib
account-settings: src/settings/
  may games daily
sittings: src/sittings/
  may lib daily games
storage: src/storage/
  may lib daily contract games protocol published sittings
  packages dexie
sync: src/sync/
  may lib daily games protocol account-settings sittings storage
tables: src/tables/
  may lib daily games protocol storage
leaderboard: src/leaderboard/
  may lib daily games protocol
play: src/play/
  may lib daily contract games protocol published loaders sittings storage

# Messages from players to the desk, the staff’s app.
feedback: src/feedback/
  may lib games protocol storage
desk: src/desk/
  may lib daily contract games game-plan proof protocol play
firebase: src/firebase/
  may lib games protocol published account sittings storage sync leaderboard tables
  packages firebase
desk-server: src/firebase/desk src/firebase/bestPlays
  may lib games protocol leaderboard desk firebase
  packages firebase
functions: functions/src/
  may lib daily contract games loaders proof play protocol
  packages firebase-admin firebase-functions node:crypto node:fs node:module node:path node:util
    node:v8 node:worker_threads

# The pages of the players’ app. The room \`page\` is the part of the frame that every page needs,
# the room \`shell\` contains all pages.
address: src/app/address.ts
page: src/app/page/
  may lib daily games ui address
  packages UI react-router
device: src/app/device/
  may daily storage address
  packages react jotai

# Work of a page that no player waits for.
background: src/app/background/
  may lib games protocol loaders published storage sync feedback firebase device
  packages jotai
updates: src/app/updates/
  may lib ui device
  packages jotai workbox-window
settings: src/app/settings/
  may PAGE account-settings sync play firebase updates
  packages UI react-router
records: src/app/records/
  may PAGE published settings
  packages UI
share: src/app/share/
  may PAGE loaders records
  packages UI
sync-page: src/app/sync/
  may PAGE account sync firebase settings
  packages UI react-router
profile: src/app/profile/
  may PAGE
  packages UI
players: src/app/players/
  may PAGE settings profile
  packages UI
account-pages: src/app/account/
  may PAGE account sync firebase settings sync-page profile players
  packages UI react-router
tables-page: src/app/tables/
  may PAGE account tables sync firebase settings records profile account-pages sync-page
  packages UI react-router
leaderboard-page: src/app/leaderboard/
  may PAGE account leaderboard published sync firebase profile account-pages sync-page
    tables-page
  packages UI react-router
archive: src/app/archive/
  may PAGE records
  packages UI react-router
home: src/app/home/
  may PAGE loaders play sync updates records share archive tables-page
  packages UI react-router
shelf: src/app/shelf/
  may PAGE shared loaders records settings share archive
  packages UI react-router
landing: src/app/landing/
  may PAGE loaders settings records
  packages UI react-router
report: src/app/report/
  may PAGE feedback firebase
  packages UI
play-page: src/app/play/
  may PAGE loaders play sittings published updates settings records share profile account-pages
    leaderboard-page tables-page report
  packages UI react-router canvas-confetti
trust: src/app/trust/
  may PAGE firebase
  packages UI react-router
prerender: src/app/shell/prerender/shells.ts src/app/shell/prerender/preloads.ts
    src/app/shell/prerender/bootFacts.ts
  may daily games
shell: src/app/shell/ THIRD_PARTY_NOTICES.md
  may PAGE loaders feedback updates settings account-pages sync-page leaderboard-page archive home
    landing shelf tables-page play-page trust prerender
  packages UI react-router

# The desk, the staff’s separate app: no room of the players’ pages may import it. docs/desk is
# the text of its guide.
desk-page: src/app/desk/ docs/desk/
  may PAGE leaderboard shared proof game-editor loaders published sync play desk desk-server account
    feedback firebase settings play-page profile account-pages
  packages UI react-router @base-ui/react
desk-entry: src/barista.tsx
  may ui games page device background account-pages shell desk-page
  packages UI react-router
entry: src/main.tsx src/react.ts src/boot.ts src/env.d.ts
  may daily ui address page device background updates account-pages records sync-page tables-page prerender
    shell
  packages UI
service-worker: sw/
  may protocol storage sync play firebase address prerender
  packages workbox-core workbox-precaching workbox-routing
`;

/** The words after a room's key, up to its next line: a line that goes on is further in. */
function wordsAfter(room: string, key: string): string[] {
  const [text = ''] = room.split(key)[1]?.split(/\n {2}\S/) ?? [];
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.flatMap((word) => GROUPS[word]?.split(' ') ?? word);
}

export const ROOMS: readonly Room[] = TABLE.replace(/^#.*$/gm, '')
  .split(/\n(?=\S)/)
  .slice(1)
  .map((room) => ({
    name: room.slice(0, room.indexOf(':')),
    files: wordsAfter(room, ': '),
    may: wordsAfter(room, '\n  may '),
    packages: wordsAfter(room, '\n  packages '),
  }));

interface Place {
  readonly room: Room;
  /** The game whose folder the file is in, or null. */
  readonly game: string | null;
}

/** The room of a file, by the longest matching path prefix. Null where no room has the file. */
export function placeOf(file: string): Place | null {
  const game = /^src\/games\/([^/]+)\//.exec(file)?.[1] ?? null;
  let best: { readonly room: Room; readonly length: number } | null = null;
  for (const room of ROOMS) {
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
  return { room: best.room, game: best.room.name.startsWith('game-') ? game : null };
}

/** The imports that the table forbids, a sentence each. */
export function violations(imports: readonly Import[]): string[] {
  const wrong: string[] = [];
  for (const { from, to, kind } of imports) {
    const here = placeOf(from);
    if (here === null) {
      wrong.push(`${from} is in no room.`);
    } else if (kind === 'package') {
      if (!here.room.packages.includes(to)) {
        wrong.push(`${from}: ${here.room.name} may not use ${to}.`);
      }
    } else {
      const there = placeOf(to);
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
