/** Composition root of the desk, an app of its own: players' pages never load it. */
import './ui/styles/main.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router';
import { finishRedirect } from './app/account/redirect.ts';
import { offerAppCheck } from './app/background/appCheck.ts';
import { Page as Bench } from './app/desk/bench/Bench.tsx';
import { Page as Desk } from './app/desk/Desk.tsx';
import { OldData } from './app/desk/guide/Guide.tsx';
import { StaffGate } from './app/desk/StaffGate.tsx';
import { readColorMode, showColorMode } from './app/device/colorMode.ts';
import { watchPlayer } from './app/device/watchPlayer.ts';
import { PageError } from './app/page/pageError.ts';
import { ErrorBoundary } from './app/shell/ErrorBoundary.tsx';
import { ErrorPage } from './app/shell/ErrorPage.tsx';
import { Layout } from './app/shell/Layout.tsx';
import { benchPath, DEFINITIONS, FORMER_DATA_PATH } from './games/definitions.ts';

showColorMode(readColorMode());
offerAppCheck();

const reload = () => location.reload();
watchPlayer(reload);

/** The desk's page at an address; null for an unknown address. */
function pageAt(pathname: string): ReactNode {
  const path = pathname.replace(/\/$/, '');
  if (path === '/barista') return <Desk />;
  if (path === FORMER_DATA_PATH) return <OldData />;
  const definition = DEFINITIONS.find(({ id }) => benchPath(id) === path);
  return definition ? <Bench key={path} definition={definition} /> : null;
}

function App() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  if (page === null) {
    const error = new PageError(404, `Page not found: ${pathname}`);
    return (
      <Layout>
        <ErrorPage error={error} standalone={false} onRetry={reload} />
      </Layout>
    );
  }
  return (
    <Layout>
      <StaffGate>
        <ErrorBoundary key={pathname} onRetry={reload}>
          {page}
        </ErrorBoundary>
      </StaffGate>
    </Layout>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('barista.html has no #root.');
createRoot(container).render(
  <StrictMode>
    <BrowserRouter>
      <ErrorBoundary standalone onRetry={reload}>
        <App />
      </ErrorBoundary>
    </BrowserRouter>
  </StrictMode>,
);
void finishRedirect();
