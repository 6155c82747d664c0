// @vitest-environment jsdom
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { celebrate, PlayMenuDialogs } from './later.tsx';

vi.mock('./laterParts.ts', () => ({
  PlayMenuDialogs: () => 'The dialogs.',
  celebrate() {},
}));

it('draws a part that has come without a moment of waiting', async () => {
  // Any use of a later part loads the chunk with all later parts.
  await celebrate({} as never);
  const place = document.createElement('div');
  flushSync(() =>
    createRoot(place).render(
      <Suspense fallback="Not yet.">
        <PlayMenuDialogs {...({} as Parameters<typeof PlayMenuDialogs>[0])} />
      </Suspense>,
    ),
  );
  expect(place.textContent).toBe('The dialogs.');
});
