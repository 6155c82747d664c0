/** A host's own café (cafe.ts) in place of Crema: in all that players read, in buttons, and as the logo. */
import type { Plugin } from 'vite';
import { type Cafe, CREMA } from './cafe.ts';
import { iconOf } from './iconDrawings.ts';

/** Names of Crema itself: the list of leaderboard names, and the page that links the sources. */
const KEPT = /\/(?:protocol\/names|app\/shell\/Licences)\.tsx?$/;

/** A source, or a page, with the café's name; in a string's source, it may follow a line break's \n. */
export const named = (text: string, { title }: Cafe): string =>
  text.replaceAll(/(?:\b|(?<=\\n))Crema\b/g, () => title);

/** The stylesheet's colour of action: lighter on dark ground, stronger when pressed. */
export const coloured = (css: string, { colour }: Cafe): string =>
  css
    .replace(
      /(--color-accent: ?)light-dark\([^)]*\)/,
      `$1light-dark(${colour}, color-mix(in oklab, ${colour} 45%, white))`,
    )
    .replace(
      /(--color-accent-strong: ?)light-dark\([^)]*\)/,
      `$1light-dark(color-mix(in oklab, ${colour} 85%, black), color-mix(in oklab, ${colour} 35%, white))`,
    );

/** A module in place of src/ui/Logo.tsx. */
const ownLogo = (cafe: Cafe): string => `
const src = ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(iconOf(cafe))}`)};
export const Logo = ({ size = 30 }) => <img src={src} alt="" width={size} height={size} />;`;

/**
 * Vite plugin: the café's name, colour and icon in the sources and pages. Changes nothing for Crema. It
 * comes after Tailwind, which joins the stylesheets.
 */
export function ownCafe(cafe: Cafe): Plugin {
  const [isNamed, isColoured] = [cafe.title !== CREMA.title, cafe.colour !== CREMA.colour];
  return {
    name: 'crema-own-cafe',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.(?:tsx?|css)$|\/docs\/desk\/.*\.md/ },
      handler(code, id) {
        if (id.endsWith('.css'))
          return isColoured ? { code: coloured(code, cafe), map: null } : null;
        if (cafe.icon !== null && id.endsWith('/ui/Logo.tsx'))
          return { code: ownLogo(cafe), map: null };
        return isNamed && !KEPT.test(id) ? { code: named(code, cafe), map: null } : null;
      },
    },
    transformIndexHtml: { order: 'pre', handler: (html) => named(html, cafe) },
  };
}
