/** The header of every page: wordmark, games, network state, settings and account. */
import { useAtomValue } from 'jotai';
import { ChevronDown, CloudOff, Settings } from 'lucide-react';
import { Suspense } from 'react';
import { DEFINITIONS } from '../../games/definitions.ts';
import { button } from '../../ui/button.ts';
import { Drink } from '../../ui/Drink.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useMenu } from '../../ui/menu.ts';
import { optional } from '../../ui/optional.ts';
import { AccountButton } from '../account/AccountEntry.tsx';
import { accountAtom } from '../device/accountState.ts';
import { onlineAtom } from '../device/online.ts';
import { Link } from '../page/Link.tsx';

const SyncBadge = optional(async () => (await import('../sync/SyncBadge.tsx')).default);

function GamesMenu() {
  const { opener, panel, close } = useMenu();
  return (
    <>
      <button type="button" className={`${button.quiet} max-sm:px-2 sm:px-3`} {...opener}>
        Games <ChevronDown size={16} aria-hidden className="max-sm:hidden" />
      </button>
      <div id="games-menu" className="games-menu" {...panel}>
        <ul>
          {DEFINITIONS.map((definition) => (
            <li key={definition.id}>
              <Link
                to={`/${definition.id}`}
                onClick={close}
                className="flex min-h-14 items-center gap-3 rounded-xl px-3 py-2 hover:bg-sunken"
              >
                <span className={`${definition.hue} text-hue`}>
                  <Drink drink={definition.drink} />
                </span>
                <span>
                  <span className="block font-semibold">{definition.title}</span>
                  <span className="block text-sm text-soft">{definition.tagline}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Shows the sync state when signed in, else whether there is a network. */
function NetworkState() {
  const online = useAtomValue(onlineAtom);
  const account = useAtomValue(accountAtom);
  if (account) {
    return (
      <Suspense>
        <SyncBadge />
      </Suspense>
    );
  }
  if (online) return null;
  return (
    <span className="flex items-center gap-1.5 px-1 text-sm text-soft sm:px-2">
      <CloudOff size={18} aria-hidden /> <span className="max-sm:sr-only">Offline</span>
    </span>
  );
}

export function Header({ onSettings }: { onSettings?(): void }) {
  return (
    <header className="mx-auto flex min-h-16 w-full max-w-5xl flex-wrap items-center px-4 sm:gap-1 lg:px-6">
      <Link
        to="/"
        // The basis is the width of “Crema”: from there a longer title grows into the free space, and
        // never wraps the header.
        className="flex min-h-11 max-w-max min-w-0 grow basis-22.5 items-center gap-1.5 rounded-lg [&>:first-child]:shrink-0 min-[22rem]:basis-29 min-[22rem]:gap-2.5 min-[22rem]:pr-1 sm:pr-3"
        aria-label="Crema, home"
      >
        <Logo />
        <span className="truncate font-display text-lg font-semibold tracking-tight min-[22rem]:text-2xl">
          Crema
        </span>
      </Link>
      <nav aria-label="Games" className="mr-auto">
        <GamesMenu />
      </nav>
      <div className="flex items-center sm:gap-1">
        <NetworkState />
        <button
          type="button"
          className={`${button.icon} disabled:opacity-100`}
          aria-label="Settings"
          // The settings button is disabled in the prerendered shell, where no dialog exists yet.
          disabled={!onSettings}
          onClick={onSettings}
        >
          <Settings size={21} aria-hidden />
        </button>
        <AccountButton disabled={!onSettings} />
      </div>
    </header>
  );
}
