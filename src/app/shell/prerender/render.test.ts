import { expect, it } from 'vitest';
import { renderTrustPages } from './render.tsx';

it('the page on privacy names reCAPTCHA on sites that use App Check, and only there', () => {
  const said = '<li>Google’s reCAPTCHA checks your browser';
  expect(renderTrustPages({ hasAppCheck: true })['/privacy']).toContain(said);
  expect(renderTrustPages({ hasAppCheck: false })['/privacy']).not.toContain('reCAPTCHA');
});
