import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blocksOf, spansOf } from './blocks.ts';

it('reads headings, paragraphs and lists', () => {
  expect(blocksOf('# A\n\nb\nc\n\n- d\n- e\n\n1. f\n2. g\n')).toEqual([
    { kind: 'heading', level: 1, text: 'A' },
    { kind: 'paragraph', text: 'b c' },
    { kind: 'list', ordered: false, items: ['d', 'e'] },
    { kind: 'list', ordered: true, items: ['f', 'g'] },
  ]);
});

it('reads what is strong and what is code', () => {
  expect(spansOf('a **b** `c`')).toEqual([
    { text: 'a ', look: 'plain' },
    { text: 'b', look: 'strong' },
    { text: ' ', look: 'plain' },
    { text: 'c', look: 'code' },
  ]);
});

it('knows everything that the guide is written in', () => {
  const folder = new URL('../../../../docs/desk/', import.meta.url);
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.md')) continue;
    const blocks = blocksOf(readFileSync(new URL(file, folder), 'utf8'));
    const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
    const left = texts.flatMap((text) =>
      spansOf(text).filter((span) => /[*`#[\]]/.test(span.text) && span.look !== 'code'),
    );
    expect(left, file).toEqual([]);
  }
});
