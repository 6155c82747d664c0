/** Root component of the app: the router, the layout and the current page. */
import { useAtomValue } from 'jotai';
import { use, useCallback, useEffect, useMemo, useState, useTransition } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import type { PageProps } from '../page/page.ts';
import { ReopenContext } from '../page/reopen.ts';
import { useNavigate } from '../page/useNavigate.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './Layout.tsx';
import { pageFor, show, slowPageAtom } from './pageLoading.ts';
import { findRoute } from './routes.ts';
import { useScroll } from './useScroll.ts';

/** Path of the last rendered page; null before the first. */
let drawn: string | null = null;

function CurrentPage({ pathname, turn }: { readonly pathname: string; readonly turn: number }) {
  const opened = use(pageFor(pathname, turn));
  const navigate = useNavigate();
  useEffect(() => {
    // Move the focus to a new page, and to one that was reopened without the part that had the focus:
    // reading would restart at the header.
    const isNew = drawn !== pathname || document.activeElement === document.body;
    if (drawn !== null && isNew) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    drawn = pathname;
    return show(pathname, turn);
  }, [pathname, turn]);
  useEffect(() => {
    if (opened.kind === 'redirect') navigate(opened.to, { replace: true });
  }, [opened, navigate]);
  useScroll();
  if (opened.kind === 'redirect') return null;
  const { Page, data, route, id } = opened;
  return <Page data={data} definition={route.definition as PageProps['definition']} id={id} />;
}

function Pages() {
  const { pathname } = useLocation();
  const slow = useAtomValue(slowPageAtom);
  const [turn, setTurn] = useState(0);
  const [reopening, startTransition] = useTransition();
  const reopen = useCallback(() => startTransition(() => setTurn((last) => last + 1)), []);
  const value = useMemo(() => ({ reopen, reopening }), [reopen, reopening]);
  const key = `${turn} ${pathname}`;
  return (
    <ReopenContext value={value}>
      <Layout bare={findRoute(pathname)?.route.bare ?? false} slow={slow}>
        <ErrorBoundary key={key} onRetry={reopen}>
          <CurrentPage pathname={pathname} turn={turn} />
        </ErrorBoundary>
      </Layout>
    </ReopenContext>
  );
}

export function App() {
  return (
    <BrowserRouter
      {...(import.meta.env.BASE_URL !== '/' && { basename: import.meta.env.BASE_URL })}
    >
      <ErrorBoundary standalone onRetry={() => location.reload()}>
        <Pages />
      </ErrorBoundary>
    </BrowserRouter>
  );
}
