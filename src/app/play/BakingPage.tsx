/**
 * Shown while the device makes a puzzle that no pack holds: how far it has come, and a way home.
 * Leaving the page ends the work (pageLoading.ts).
 */
import { type Atom, useAtomValue } from 'jotai';
import { CookingPot } from 'lucide-react';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import { idFor } from '../../daily/numbering.ts';
import type { Progress } from '../../games/contract/engine.ts';
import { button } from '../../ui/button.ts';
import { cadenceWords } from '../../ui/cadence.ts';
import { Meter } from '../../ui/Meter.tsx';
import { puzzleName } from '../../ui/puzzleName.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import type { PuzzleProps } from '../page/page.ts';
import { useTitle } from '../page/useTitle.ts';
import { useAnnouncer } from './useAnnouncer.tsx';

/** A page's data that wait for a puzzle which the device is making. */
export interface Baking<Data> {
  readonly data: Promise<Data>;
  readonly progress: Atom<Progress>;
}

export interface BakingPageProps<Data> extends PuzzleProps {
  readonly baking: Baking<Data>;
  /** Renders the puzzle that is ready. */
  children(data: Data): ReactNode;
}

export function BakingPage<Data>({ baking, definition, id, children }: BakingPageProps<Data>) {
  const { announce, region } = useAnnouncer();
  const isToday = id === idFor(definition.schedule, useAtomValue(todayAtom));
  const heading = `Brewing ${isToday ? cadenceWords(definition.schedule).current : 'this'} puzzle…`;
  useTitle(definition.title);
  useEffect(() => announce(heading), [announce, heading]);
  return (
    <>
      {region}
      <Suspense
        fallback={
          <div
            className={`${definition.hue} mx-auto flex max-w-md flex-col items-start gap-3 px-5 py-16`}
          >
            <span className="grid size-14 place-items-center rounded-xl bg-hue-wash text-hue">
              <CookingPot size={28} aria-hidden />
            </span>
            <p className="text-soft">
              {`${definition.title}, ${puzzleName(definition.schedule, id)}`}
            </p>
            <h1 className="text-3xl">{heading}</h1>
            <p className="text-soft">
              Your device is making this one itself. It takes a few seconds.
            </p>
            <HowFar baking={baking} />
            <Link to="/" className={`${button.secondary} mt-3`}>
              Stop and go home
            </Link>
          </div>
        }
      >
        <Ready data={baking.data} announce={announce}>
          {children}
        </Ready>
      </Suspense>
    </>
  );
}

/** The line keeps its height while there is nothing to say, so that the button stays in its place. */
function HowFar({ baking }: { readonly baking: Baking<unknown> }) {
  const { done, of } = useAtomValue(baking.progress);
  if (of === null) {
    return <p className="min-h-6 tabular-nums">{done > 0 && `Try ${done + 1}`}</p>;
  }
  return (
    <div className="flex min-h-6 w-full max-w-60 items-center gap-3">
      <span className="shrink-0 tabular-nums">{`Board ${done + 1} of ${of}`}</span>
      <Meter value={done / of} label="Boards ready" />
    </div>
  );
}

interface ReadyProps<Data> {
  readonly data: Promise<Data>;
  announce(text: string): void;
  children(data: Data): ReactNode;
}

function Ready<Data>({ data, announce, children }: ReadyProps<Data>) {
  const ready = use(data);
  useEffect(() => {
    announce('The puzzle is ready.');
    // The focus was on the button to stop, which is gone: reading would restart at the page's top.
    if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [announce]);
  return children(ready);
}
