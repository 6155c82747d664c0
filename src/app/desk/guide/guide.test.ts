import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the guide is written in what its page can show', () => {
  const folder = new URL('../../../../docs/desk/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
    const left = lines
      .map((line) => line.replace(/^#+ /, '').replace(/\*\*[^*`]+\*\*|`[^*`]+`/g, ''))
      .filter((line) => /[*`#[\]]/.test(line));
    expect(left, file).toEqual([]);
    // Lines without an empty line between them are the items of a list.
    const isItem = (line: string) => /^(?:- |\d+\. )/.test(line);
    expect(
      lines.filter((line, i) => line && lines[i + 1] && !(isItem(line) && isItem(lines[i + 1]!))),
      file,
    ).toEqual([]);
  }
});
