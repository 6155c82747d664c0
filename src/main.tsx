/** Composition root: starts the app in place of the prerendered shell. */
import './react.ts';
import './ui/styles/main.css';
import { getDefaultStore } from 'jotai';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { fromHost, onHost } from './app/address.ts';
import { offerAppCheck } from './app/background/appCheck.ts';
import { watchInstallOffer } from './app/device/install.ts';
import { watchLaunches } from './app/device/launches.ts';
import { PageError } from './app/page/pageError.ts';
import { App } from './app/shell/App.tsx';
import { pageFor } from './app/shell/pageLoading.ts';
import { takeOverScrolling } from './app/shell/useScroll.ts';
import { watchMissingStorage } from './app/updates/failedLoad.ts';
import { nextTask } from './ui/nextTask.ts';
import { whenIdle } from './ui/whenIdle.ts';

const store = getDefaultStore();
watchInstallOffer(store);
watchMissingStorage(store);
offerAppCheck();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');

takeOverScrolling();

// Keep the shell until the page can be rendered: no blank frame, no layout shift. The app itself
// shows the error of a page that cannot be opened.
// In tasks of their own, so that a tap on the shell need not wait for all.
void nextTask()
  .then(() => openFirst(fromHost(location.pathname)))
  .catch(() => {})
  .then(nextTask)
  .then(start);

/** Follows redirects before the first render: the URL `today` would render an empty page first. */
async function openFirst(pathname: string): Promise<void> {
  const opened = await pageFor(pathname, 0);
  if (opened.kind !== 'redirect') return;
  history.replaceState(history.state, '', onHost(opened.to));
  await openFirst(opened.to);
}

function start(): void {
  const root = createRoot(container as HTMLElement, {
    // Do not log unknown URLs: they are no errors of the app.
    onCaughtError(error) {
      if (!(error instanceof PageError && error.status === 404)) console.error(error);
    },
  });
  // A transition renders in slices, so that taps on the shell are handled in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  void doChores();
}

/** Work that no page waits for, the most urgent first. */
const CHORES: readonly (() => Promise<unknown>)[] = [
  async () => watchLaunches(store),
  async () => (await import('./app/device/watchPlayer.ts')).watchPlayer(),
  async () => (await import('./app/account/redirect.ts')).finishRedirect(),
  async () => (await import('./app/updates/serviceWorker.ts')).registerServiceWorker(store),
  async () => (await import('./app/sync/triggers.ts')).watchSyncTriggers(store),
  async () => (await import('./app/background/upkeep.ts')).tidyUp(store),
  async () => (await import('./app/records/badge.ts')).watchBadge(),
  async () => (await import('./app/tables/waitingJoins.ts')).watchWaitingJoins(store),
  async () => (await import('./app/updates/serviceWorker.ts')).watchBuilds(),
  async () => (await import('./app/account/openAccounts.ts')).learnOfAccounts(),
  async () => (await import('./app/background/analytics.ts')).countIfAgreed(),
  async () => (await import('./app/background/startupImages.ts')).offerStartupImages(),
];

/** Begins the chores one by one, each when the page is idle: together they would block it. */
async function doChores(): Promise<void> {
  for (const chore of CHORES) {
    await new Promise<void>(whenIdle);
    // Chunks may be missing just after a deployment; the next start retries.
    chore().catch(() => {});
  }
}
