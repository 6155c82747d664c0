// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { drawn } from '../../tests/support/drawn.tsx';
import { LiveRegion, type Said, useSaid } from './LiveRegion.tsx';

const page = drawn();

let say: (text: string) => void;

function Line() {
  const [said, setSaid] = useSaid();
  say = setSaid;
  return <LiveRegion of={said}>{said.text}</LiveRegion>;
}

/** Watches the region as a screen reader does: its text, and the nodes added since the last look. */
function listen() {
  const region = document.querySelector('[role="status"]')!;
  let nodes = 0;
  const count = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records) nodes += addedNodes.length;
  };
  const observer = new MutationObserver(count);
  observer.observe(region, { childList: true, subtree: true, characterData: true });
  return {
    text: () => region.textContent,
    added() {
      count(observer.takeRecords());
      const added = nodes;
      nodes = 0;
      return added;
    },
  };
}

test('a sentence said twice is heard twice', async () => {
  await page.draw(<Line />);
  const region = listen();
  const texts: string[] = [];
  for (let i = 0; i < 3; i++) {
    await act(() => say('Copied.'));
    expect(region.text().trim()).toBe('Copied.');
    expect(region.added()).toBeGreaterThan(0);
    texts.push(region.text());
  }
  expect(texts[1]).not.toBe(texts[0]);
  expect(texts[2]).not.toBe(texts[1]);
});

test('a render without an announcement is silent, and nothing said leaves nothing', async () => {
  const once: Said = { text: 'Saved.' };
  await page.draw(<LiveRegion of={once}>{once.text}</LiveRegion>);
  const region = listen();
  await page.draw(<LiveRegion of={once}>{once.text}</LiveRegion>);
  expect(region.added()).toBe(0);
  await page.draw(<LiveRegion of={null} />);
  expect(document.querySelector('[role="status"]:empty')).not.toBeNull();
});
