/** Layout of every page: header, notices, and dialogs that any page can open. */
import { useAtom } from 'jotai';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { optional } from '../../ui/optional.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { AccountDialogHost } from '../account/AccountEntry.tsx';
import { openedFilesAtom } from '../device/launches.ts';
import { SettingsContext } from '../settings/settingsContext.ts';

// The page of a puzzle, which most starts open, does without.
const Header = lazy(async () => ({ default: (await import('./Header.tsx')).Header }));
// A farewell belongs to the first frame, which no other notice does.
const Notices = optional(async () => (await import('./Notices.tsx')).default);
const NotKept = optional(async () => (await import('./NotKept.tsx')).default);
const SettingsDialog = lazy(() => import('../settings/SettingsDialog.tsx'));

export interface LayoutProps {
  /** The page brings its own header: on a phone the board needs the room. */
  readonly bare?: boolean;
  /** The page takes long to load: shows a loading indicator. */
  readonly slow?: boolean;
  readonly children: ReactNode;
}

export function Layout({ bare = false, slow = false, children }: LayoutProps) {
  const [settings, setSettings] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isIdle = useAsync(() => new Promise<true>((resolve) => whenIdle(() => resolve(true))), []);
  const [saysFarewell] = useState(() => location.search.startsWith('?farewell='));
  // A file that the system opens with Crema is restored in the settings.
  const [openedFiles, setOpenedFiles] = useAtom(openedFilesAtom);
  const hasFile = openedFiles.length > 0;

  function openSettings() {
    setWasOpened(true);
    setSettings(true);
  }

  function closeSettings() {
    setSettings(false);
    setOpenedFiles([]);
  }

  return (
    <SettingsContext value={openSettings}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-card focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      {slow && <div className="slow-page" aria-hidden="true" />}
      {!bare && <Header onSettings={openSettings} />}
      <Suspense>{isIdle && <NotKept />}</Suspense>
      {saysFarewell ? <Notices /> : <Suspense>{isIdle && <Notices />}</Suspense>}
      <main id="main" tabIndex={-1} aria-busy={slow} className="outline-none">
        {children}
      </main>
      {(wasOpened || hasFile) && (
        <Suspense>
          <SettingsDialog open={settings || hasFile} onClose={closeSettings} />
        </Suspense>
      )}
      <AccountDialogHost />
    </SettingsContext>
  );
}
