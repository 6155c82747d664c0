/** Parses the subset of Markdown that the editors' guide uses. */

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] };

/**
 * The blocks of a Markdown text: headings, paragraphs, and lists of one level.
 */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n{2,}/)) {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    const [first] = lines;
    if (first === undefined) continue;
    const heading = /^(#+) (.*)$/.exec(first);
    const ordered = lines.every((line) => /^\d+\. /.test(line));
    if (heading) blocks.push({ kind: 'heading', level: heading[1]!.length, text: heading[2]! });
    else if (ordered || lines.every((line) => line.startsWith('- '))) {
      const items = lines.map((line) => line.replace(/^(?:-|\d+\.) /, ''));
      blocks.push({ kind: 'list', ordered, items });
    } else blocks.push({ kind: 'paragraph', text: lines.join(' ') });
  }
  return blocks;
}

export interface Span {
  readonly text: string;
  readonly look: 'plain' | 'strong' | 'code';
}

/** Splits a line of Markdown into `**strong**`, `` `code` `` and plain text. */
export function spansOf(text: string): readonly Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (/^\*\*.+\*\*$/.test(part)) return { text: part.slice(2, -2), look: 'strong' };
      if (/^`.+`$/.test(part)) return { text: part.slice(1, -1), look: 'code' };
      return { text: part, look: 'plain' };
    });
}
