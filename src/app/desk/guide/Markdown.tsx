/** Renders a page of the editors' guide, which is written in Markdown. */
import { Fragment } from 'react';
import { type Block, blocksOf, spansOf } from './blocks.ts';

export function Markdown({ text }: { readonly text: string }) {
  return blocksOf(text).map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is the one of this build
    <OneBlock key={i} block={block} />
  ));
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      // The guide's top heading is left out: the desk's page has its own `h1`.
      return block.level === 1 ? (
        <h2 className="mt-10 mb-3 text-2xl wrap-anywhere first:mt-0">{block.text}</h2>
      ) : (
        <h3 className="mt-6 mb-2 text-lg wrap-anywhere">{block.text}</h3>
      );
    case 'paragraph':
      return (
        <p className="mb-3">
          <Words text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`mb-3 grid gap-1.5 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function Words({ text }: { readonly text: string }) {
  return spansOf(text).map((span, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is the one of this build
    if (span.look === 'plain') return <Fragment key={i}>{span.text}</Fragment>;
    const Element = span.look === 'strong' ? 'strong' : 'code';
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is the one of this build
    return <Element key={i}>{span.text}</Element>;
  });
}
