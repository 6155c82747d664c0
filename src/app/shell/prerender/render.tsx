/**
 * Markup of the prerendered shells (the HTML shown before the app runs), rendered at build time. A
 * shell has the real page's layout and size but nothing that depends on the day or the player, so
 * that nothing shifts when the app renders.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { DEFINITIONS } from '../../../games/definitions.ts';
import { cardSize, HOME_GRID, isWide } from '../../home/grid.ts';
import { TRUST_PAGES } from '../../trust/pages.ts';
import { TrustText, type TrustTextProps } from '../../trust/TrustText.tsx';
import { Header } from '../Header.tsx';
import type { Shell } from './shells.ts';

const games = DEFINITIONS.map(({ id }) => id);
const block = 'rounded-card border border-line bg-card';

function HomeShell() {
  return (
    <>
      <Header />
      <main className="mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6" aria-busy="true">
        <div className="flex flex-col gap-6 pt-2 pb-4 sm:flex-row sm:items-end sm:justify-between lg:pt-8 lg:pb-8">
          <div>
            <h1 className="text-[min(2rem,15vw)] lg:text-[2.75rem]" data-boot="part-of-day">
              Good morning
            </h1>
            <p className="mt-1 text-soft lg:text-lg" data-boot="day">
              Your coffee is ready.
            </p>
          </div>
          <div className="h-[3.75rem]" />
        </div>
        <div className={HOME_GRID}>
          {games.map((id, place) => (
            <div key={id} className={`${block} ${cardSize(isWide(place, games.length))}`} />
          ))}
        </div>
      </main>
    </>
  );
}

function PlayShell() {
  return (
    <div className="play" aria-busy="true">
      <header className="mx-auto flex h-13 w-full max-w-(--play-width) items-center px-2 lg:h-16 lg:px-5">
        <span className="size-[44px]" />
        <h1 className="text-xl" data-boot="game">
          Crema
        </h1>
      </header>
      <main className="play-grid">
        {/* The boot script knows which games have tabs before the page's body is parsed. */}
        <div className="play-tabs hidden in-data-tabs:block">
          <div className="h-14 rounded-2xl bg-sunken" />
        </div>
        <div className="play-board">
          <div
            className={`${block} mx-auto grid aspect-square w-[calc(100%-2.75rem)] max-w-[33rem] place-items-center p-6`}
          >
            {/* This is the largest text of the page, before and after the app renders: the LCP
                element. */}
            <p
              className="text-center font-display text-[2.5rem] leading-tight text-balance text-soft"
              data-boot="tagline"
            />
          </div>
        </div>
      </main>
    </div>
  );
}

function PageShell() {
  return (
    <>
      <Header />
      <main className="min-h-dvh" aria-busy="true" />
    </>
  );
}

type TrustShellProps = Omit<TrustTextProps, 'contact'>;

/** The page itself, which is the same for everybody and is read without the app. */
function TrustShell(props: TrustShellProps) {
  return (
    <>
      <Header />
      <main className="min-h-dvh">
        <TrustText {...props} contact={null} />
      </main>
    </>
  );
}

/** Renders an element to static markup within a router, which links require. */
function render(element: React.ReactElement): string {
  return renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>);
}

export function renderShells(): Record<Shell, string> {
  return {
    'index.html': render(<HomeShell />),
    'play.html': render(<PlayShell />),
    'page.html': render(<PageShell />),
  };
}

/** The pages on privacy and accessibility, by their addresses. */
export function renderTrustPages(
  site: Pick<TrustTextProps, 'hasAppCheck'>,
): Record<string, string> {
  return Object.fromEntries(
    TRUST_PAGES.map((page) => [page.path, render(<TrustShell page={page} {...site} />)]),
  );
}
