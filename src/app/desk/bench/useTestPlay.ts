/**
 * The test play of a draft. It has its own address (`play=1`): Back leads to the bench, and Forward
 * or a reload continues the play kept in the browser.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Game, Puzzle } from '../../../games/contract/game.ts';
import type { Json } from '../../../lib/json.ts';
import { makeSession } from '../../../play/savedSession.ts';
import { isFinished, type Session, selectBoard, startSession } from '../../../play/session.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import { readLeftPlay } from './TestPlays.tsx';

const PLAY = 'play';

export interface TestPlayStart {
  readonly game: Game;
  readonly puzzle: Puzzle;
  /** The test play kept in the browser, as JSON that may be anything. */
  readonly kept: unknown;
  keep(play: Json | null): void;
  /** Index of the board with which a new test play begins. */
  readonly place: number;
}

export interface TestPlayState {
  /** The test play on the page; null while the bench is shown. */
  readonly playing: Session | null;
  /** The unfinished test play kept on this device; null where there is none, and during a play. */
  readonly left: Session | null;
  /** A test play that has ended and waits for the editor's answer whether to keep it. */
  readonly ended: Session | null;
  /** @param from a test play to continue; null begins a new one. */
  play(from: Session | null): void;
  save(session: Json): void;
  end(session: Session): void;
  /** Called when the editor has kept or discarded the test play: deletes it from this device. */
  answer(): void;
  /** Postpones the question whether to keep the test play. */
  later(): void;
}

export function useTestPlay(start: TestPlayStart): TestPlayState {
  const { game, puzzle, kept, keep, place } = start;
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const isPlaying = params.has(PLAY);
  const [begun, setBegun] = useState<Session | null>(null);
  const [ended, setEnded] = useState<Session | null>(null);
  /**
   * Whether saves of the test play are kept: a hint that arrives late must not restore a play that
   * the editor has already kept or discarded.
   */
  const isOpen = useRef(false);
  /**
   * The test play whose end has already led back in the browser's history: React in development
   * runs effects twice, and a second step back would leave the bench.
   */
  const lastEnded = useRef<Session | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a play goes on as it was when it began
  const playing = useMemo(
    () =>
      isPlaying
        ? (begun ?? readLeftPlay(game, puzzle, kept) ?? newPlay(game, puzzle, place))
        : null,
    [isPlaying, begun],
  );
  const left = useMemo(
    () => (isPlaying ? null : readLeftPlay(game, puzzle, kept)),
    [isPlaying, game, puzzle, kept],
  );

  const end = useHandler((session: Session) => {
    if (!isPlaying || lastEnded.current === session) return;
    lastEnded.current = session;
    isOpen.current = false;
    // Finished test plays are kept too: the page may close before the editor's answer.
    keep(makeSession(session));
    setEnded(session);
    if ((state as { fromBench?: unknown } | null)?.fromBench === true) void navigate(-1);
    else {
      params.delete(PLAY);
      void navigate(`${pathname}?${params}`, { replace: true });
    }
  });
  const save = useHandler((session: Json) => {
    if (isOpen.current) keep(session);
  });

  useEffect(() => {
    if (!isPlaying) {
      // The browser's Forward resumes the kept test play, which may be further than `begun`.
      setBegun(null);
      return;
    }
    isOpen.current = true;
    // The page was closed after the test play had ended: ask the editor now.
    if (playing !== null && isFinished(playing)) end(playing);
  }, [isPlaying, playing, end]);

  return {
    ...{ playing, left, ended, save, end },
    play(from) {
      setEnded(null);
      if (from !== null && isFinished(from)) {
        setEnded(from);
        return;
      }
      setBegun(from ?? newPlay(game, puzzle, place));
      params.set(PLAY, '1');
      void navigate(`${pathname}?${params}`, { state: { fromBench: true } });
    },
    answer() {
      isOpen.current = false;
      keep(null);
      setEnded(null);
    },
    later: () => setEnded(null),
  };
}

function newPlay(game: Game, puzzle: Puzzle, place: number): Session {
  return selectBoard(startSession(game, puzzle), place);
}
