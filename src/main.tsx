/** Composition root: starts the app in place of the prerendered shell. */
import './ui/styles/main.css';
import { getDefaultStore } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { watchInstallOffer } from './app/install.ts';
import { makeRouter } from './app/router.tsx';
import { suppressEarlyPreloadErrors } from './app/updates/failedLoad.ts';
import { watchBuilds } from './app/updates/newBuild.ts';
import { fetchUpdate, registerServiceWorker } from './app/updates/serviceWorker.ts';
import { tidyUp } from './app/upkeep.ts';

const store = getDefaultStore();
watchInstallOffer(store);
suppressEarlyPreloadErrors();

const router = makeRouter();
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');

/** The shell stays until the page itself can be drawn: no blank frame, nothing that moves. */
function whenReady(show: () => void): void {
  if (router.state.initialized) {
    show();
    return;
  }
  const stop = router.subscribe((state) => {
    if (!state.initialized) return;
    stop();
    show();
  });
}

whenReady(() => {
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  whenIdle(() => {
    void tidyUp();
    void registerServiceWorker(store);
    watchBuilds(store, fetchUpdate);
  });
});
