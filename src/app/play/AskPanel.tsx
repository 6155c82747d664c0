/** Questions about the board for players who do not see it; the answer is read out and shown. */
import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Question } from '../../games/contract/questions.ts';
import { loadQuestions } from '../../games/viewLoaders.ts';
import { spokenDuration } from '../../lib/duration.ts';
import { onTable, stateOf, timeOf } from '../../play/session.ts';
import { button } from '../../ui/button.ts';
import { LiveRegion, useSaid } from '../../ui/LiveRegion.tsx';
import { useAsync } from '../../ui/useAsync.ts';
import { useFocusBack } from '../../ui/useFocusBack.ts';
import { settingsAtom } from '../settings/settings.ts';
import { savedCursor } from './cursors.ts';
import { usePlay, useSnapshot } from './playContext.ts';

export interface AskPanelProps {
  /** Changes each time the player opens the panel, also while it is open. */
  readonly asked: number;
  onClose(): void;
}

export function AskPanel({ asked, onClose }: AskPanelProps) {
  const { open, player, lastSaid } = usePlay();
  const preferences = useAtomValue(settingsAtom);
  const { definition, id } = open;
  const questions = useAsync(
    () => loadQuestions(definition.id).then(({ QUESTIONS }) => QUESTIONS),
    [definition.id],
  );
  const [said, say] = useSaid();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useFocusBack();
  const place = usePlaceOutside(panel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening moves the focus here
  useEffect(() => heading.current?.focus(), [asked]);

  function ask({ answer }: Question, about: string): void {
    const { session } = player.getSnapshot();
    const index = session.current;
    const board = session.puzzle.boards[index];
    const cursor = savedCursor(`/${definition.id}/${id}`, index);
    say(answer({ board, state: stateOf(onTable(session)), cursor, about, preferences }));
  }

  const index = useSnapshot(({ session }) => session.current);
  const board = open.session.puzzle.boards[index];
  return (
    <section
      ref={panel}
      aria-labelledby="ask"
      className="rounded-card border border-line bg-card px-inset pt-2 pb-inset"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex items-center justify-between">
        <h2 id="ask" ref={heading} tabIndex={-1} className="text-lg outline-none">
          Ask about the board
        </h2>
        <button type="button" className={button.icon} aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <LiveRegion of={said} className="mt-2 min-h-18 rounded-xl bg-sunken px-3.5 py-2.5">
        {said.text}
      </LiveRegion>
      {/* On a phone one row that scrolls: all rows would be taller than the screen. */}
      <div className="-mx-inset mt-3 flex gap-1.5 overflow-x-auto px-inset pt-1 pb-2 max-sm:whitespace-nowrap sm:flex-wrap">
        <Ask onPress={() => say(nameOf(place.current))}>Where am I?</Ask>
        <Ask onPress={() => say(lastSaid() || 'Nothing has changed yet.')}>What happened last?</Ask>
        {questions?.map((question) =>
          question.about ? (
            <AskAbout
              key={`${question.id} ${index}`}
              label={question.label}
              items={question.about(board)}
              onAsk={(about) => ask(question, about)}
            />
          ) : (
            <Ask key={question.id} onPress={() => ask(question, '')}>
              {question.label}
            </Ask>
          ),
        )}
        <Ask
          onPress={() => {
            const { session } = player.getSnapshot();
            say(`${spokenDuration(timeOf(session, session.current))}.`);
          }}
        >
          How long so far?
        </Ask>
      </div>
    </section>
  );
}

const question =
  'inline-flex min-h-11 shrink-0 items-center rounded-3xl border border-line bg-card px-3.5 text-left text-sm hover:border-edge';

function Ask({ children, onPress }: { readonly children: ReactNode; onPress(): void }) {
  return (
    <button type="button" className={question} onClick={onPress}>
      {children}
    </button>
  );
}

/** A question about one of several items; choosing one asks, and the button asks again. */
function AskAbout(props: {
  readonly label: string;
  readonly items: readonly string[];
  onAsk(about: string): void;
}) {
  const { label, items, onAsk } = props;
  const [about, setAbout] = useState(items[0] ?? '');
  return (
    <span className="flex items-center gap-1 max-sm:shrink-0 sm:min-w-0">
      <button type="button" className={question} onClick={() => onAsk(about)}>
        {label}
      </button>
      <select
        aria-label={`${label} (choice)`}
        className="min-h-11 min-w-0 rounded-xl border border-line bg-card px-2 text-sm"
        value={about}
        onChange={({ target }) => {
          setAbout(target.value);
          onAsk(target.value);
        }}
      >
        {items.map((item) => (
          <option key={item}>{item}</option>
        ))}
      </select>
    </span>
  );
}

/** The board's cell, plate or piece that Tab leads to. */
const STOP = '.play-board [tabindex="0"]';

/** Name of the player's place: of the board's own stop where the focus is on a tool. */
const nameOf = (focused: Element | null): string => {
  const isElsewhere =
    !focused?.isConnected ||
    focused === document.body ||
    focused.closest('[aria-label="Game controls"]');
  const element = isElsewhere ? document.querySelector(STOP) : focused;
  if (!element) return 'The focus isn’t on the board.';
  return `${element.getAttribute('aria-label') ?? element.textContent.trim()}.`.replace(
    /\.\.$/,
    '.',
  );
};

/** The element that had the focus last outside of the panel. */
function usePlaceOutside(panel: RefObject<HTMLElement | null>): RefObject<Element | null> {
  const place = useRef(document.activeElement);
  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      if (target instanceof Element && !panel.current?.contains(target)) place.current = target;
    }
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [panel]);
  return place;
}
