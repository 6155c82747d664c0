/** The frame around every page: header, notices, and what happens on navigation. */
import { lazy, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { SettingsContext } from './settingsContext.ts';

const SettingsDialog = lazy(() => import('./SettingsDialog.tsx'));

export function Layout() {
  const [settings, setSettings] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const navigation = useNavigation();
  const matches = useMatches();
  // A puzzle brings its own header: on a phone the board needs the room.
  const playing = matches.some(
    (match) => /^\/[^/]+\/[^/]+$/.test(match.pathname) && match.params.id,
  );

  function openSettings() {
    setWasOpened(true);
    setSettings(true);
  }

  return (
    <SettingsContext value={openSettings}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-card focus:px-4 focus:py-2"
      >
        Skip to the page
      </a>
      {!playing && <Header onSettings={openSettings} />}
      <Notices />
      <main
        id="main"
        tabIndex={-1}
        aria-busy={navigation.state !== 'idle'}
        className="outline-none"
      >
        <Outlet />
      </main>
      <ScrollRestoration />
      {wasOpened && (
        <Suspense>
          <SettingsDialog open={settings} onClose={() => setSettings(false)} />
        </Suspense>
      )}
    </SettingsContext>
  );
}
