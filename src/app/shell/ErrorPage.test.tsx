// @vitest-environment jsdom
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { drawn } from '../../../tests/support/drawn.tsx';
import { eventually } from '../../../tests/support/eventually.ts';
import { ErrorPage } from './ErrorPage.tsx';

const page = drawn();

it('a report from a link to a table does not tell its code', async () => {
  const address = '/join/lusab-babad-gutih';
  const error = new Error(`The page of ${address} failed.`);
  error.stack = `Error: ${error.message}\n    at open (https://crema.example${address}:1:2)`;
  await page.draw(
    <MemoryRouter initialEntries={[`${address}?from=mail#top`]}>
      <ErrorPage error={error} standalone onRetry={() => {}} />
    </MemoryRouter>,
  );
  const report = await eventually(() => {
    const text = page.place.querySelector('pre')?.textContent ?? '';
    expect(text).toContain('at /join/:code\n');
    return text;
  });
  expect(report).toContain('at open (https://crema.example/join/:code:1:2)');
  expect(report).not.toMatch(/lusab|from=|#top/);
});
