/**
 * The editors' guide, made from docs/desk. It is part of the desk's own files, so it needs no
 * request.
 */
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import bench from '../../../../docs/desk/the-bench.md?raw';
import calendar from '../../../../docs/desk/the-calendar.md?raw';
import general from '../../../../docs/desk/the-desk.md?raw';
import { DEFINITIONS, type GameId } from '../../../games/definitions.ts';
import { Markdown } from './Markdown.tsx';

const OF_GAMES = import.meta.glob<string>('../../../../docs/desk/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const textOf = (game: GameId): string => OF_GAMES[`../../../../docs/desk/${game}.md`] ?? '';

/** The address of the guide's section on a game's bench (the page that edits its puzzles). */
export const guidePath = (game: GameId): string => `/barista?show=guide#${game}`;

export function Guide() {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className="max-w-prose">
      <Markdown text={general} />
      <Markdown text={calendar} />
      <Markdown text={bench} />
      {DEFINITIONS.map(({ id }) => (
        <section key={id} id={id}>
          <Markdown text={textOf(id)} />
        </section>
      ))}
    </div>
  );
}
