/**
 * The test play of a draft. It has an address of its own (`play=1`): Back leads to the bench, and Forward or
 * a reload goes on with the play that is kept on the device.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DraftKeeper } from '../../../desk/drafts/keeper.ts';
import type { KeptPlay } from '../../../desk/drafts/keptDraft.ts';
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
  readonly keeper: DraftKeeper;
  /** The play that the device keeps. */
  readonly kept: KeptPlay | null;
  /** The board that a new play begins with. */
  readonly place: number;
}

export interface TestPlayState {
  /** The play on the page; null on the bench. */
  readonly playing: Session | null;
  /** A play that waits on this device; null where there is none, and during a play. */
  readonly left: Session | null;
  /** A play that has ended: the editor is asked how it was. */
  readonly ended: Session | null;
  /** @param from null begins a new one. */
  play(from: Session | null): void;
  save(session: Json): void;
  end(session: Session): void;
  /** It was answered for, and nothing waits any more. */
  answer(): void;
  /** It waits. */
  later(): void;
}

export function useTestPlay(start: TestPlayStart): TestPlayState {
  const { game, puzzle, keeper, kept, place } = start;
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const isPlaying = params.has(PLAY);
  const [begun, setBegun] = useState<Session | null>(null);
  const [ended, setEnded] = useState<Session | null>(null);
  /** Whether what the player saves is kept: a hint may answer when the play has been answered for. */
  const isOpen = useRef(false);
  /** React in development runs an effect twice, and the history must go back once. */
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
    // A finished one too: until it is answered for, the page may go.
    keeper.keepPlay(makeSession(session));
    setEnded(session);
    if ((state as { fromBench?: unknown } | null)?.fromBench === true) void navigate(-1);
    else {
      params.delete(PLAY);
      void navigate(`${pathname}?${params}`, { replace: true });
    }
  });
  const save = useHandler((session: Json) => {
    if (isOpen.current) keeper.keepPlay(session);
  });

  useEffect(() => {
    if (!isPlaying) {
      // Forward goes on with what is kept, which may be further than what was begun.
      setBegun(null);
      return;
    }
    isOpen.current = true;
    // It was over when the page went.
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
      keeper.keepPlay(null);
      setEnded(null);
    },
    later: () => setEnded(null),
  };
}

function newPlay(game: Game, puzzle: Puzzle, place: number): Session {
  return selectBoard(startSession(game, puzzle), place);
}
