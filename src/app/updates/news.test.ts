import { expect, it } from 'vitest';
import { newsIn } from './news.ts';

it('is what a page does not have yet, the newest first', () => {
  expect(newsIn({ id: '2', news: ['One.', 'Two.', 'Three.'] }, 1)).toEqual(['Three.', 'Two.']);
  expect(newsIn({ news: ['One.'] }, 1)).toEqual([]);
});

it('is five sentences at most', () => {
  const news = Array.from({ length: 9 }, (_, i) => `News ${i}.`);
  expect(newsIn({ news }, 0)).toEqual(['News 8.', 'News 7.', 'News 6.', 'News 5.', 'News 4.']);
});

it.each([[null], [7], ['x'], [{}], [{ news: 'One.' }], [{ news: [7, null, {}] }]])(
  'is nothing in %j',
  (manifest) => expect(newsIn(manifest, 0)).toEqual([]),
);
