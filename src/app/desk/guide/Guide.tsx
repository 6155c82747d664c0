/**
 * The editors' guide and the page on old data, made from docs/desk. They are part of the desk's own
 * files, so they need no request.
 */
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { DEFINITIONS, type GameId } from '../../../games/definitions.ts';
import { DeskFrame } from '../DeskFrame.tsx';

const TEXTS = import.meta.glob<string>('../../../../docs/desk/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The address of the guide's section on a game's bench (the page that edits its puzzles). */
export const guidePath = (game: GameId): string => `/barista?show=guide#${game}`;

export function Guide() {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className="max-w-prose">
      <Text name="the-desk" />
      <Text name="the-calendar" />
      <Text name="the-bench" />
      {DEFINITIONS.map(({ id }) => (
        <section key={id} id={id}>
          <Text name={id} />
        </section>
      ))}
    </div>
  );
}

/** The desk's page for players who miss results of the former site. */
export function OldData() {
  return (
    <DeskFrame title="Old data">
      <div className="max-w-prose">
        <Text name="old-data" />
      </div>
    </DeskFrame>
  );
}

/**
 * A page of the guide. Its Markdown has headings, paragraphs of a line, and lists with an item a line,
 * all apart by an empty line, and `**` or a backtick around names.
 */
function Text({ name }: { readonly name: string }) {
  return (TEXTS[`../../../../docs/desk/${name}.md`] ?? '')
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [, marks, title] = /^(#+) (.*)$/.exec(block) ?? [];
      if (marks !== undefined) {
        const Heading = marks === '#' ? 'h2' : 'h3';
        const look = marks === '#' ? 'mt-10 mb-3 text-2xl first:mt-0' : 'mt-6 mb-2 text-lg';
        return (
          <Heading key={block} className={`${look} wrap-anywhere`}>
            {title}
          </Heading>
        );
      }
      const List = block.startsWith('- ') ? 'ul' : /^\d/.test(block) ? 'ol' : null;
      if (List === null) {
        return (
          <p key={block} className="mb-3">
            {withNames(block)}
          </p>
        );
      }
      return (
        <List
          key={block}
          className={`mb-3 flex flex-col gap-1.5 pl-5 ${List === 'ul' ? 'list-disc' : 'list-decimal'}`}
        >
          {block.split('\n').map((item) => (
            <li key={item}>{withNames(item.replace(/^(?:-|\d+\.) /, ''))}</li>
          ))}
        </List>
      );
    });
}

const withNames = (line: string) =>
  line.split(/\*\*|`/).map((part, i) => (i % 2 === 1 ? <strong key={part}>{part}</strong> : part));
