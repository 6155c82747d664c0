/** A host's own café: its title, tagline, colour of action and icon, which stand in sites.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../src/lib/result.ts';

export interface Cafe {
  readonly title: string;
  readonly tagline: string;
  /** #rrggbb, of buttons and of the icon's ground in light mode. */
  readonly colour: string;
  /** The text of an SVG, square and without scripts; null for the cup. */
  readonly icon: string | null;
}

export const CREMA: Cafe = {
  title: 'Crema',
  tagline: 'Small daily puzzles',
  colour: '#15803d',
  icon: null,
};

/** Characters of an icon's drawing. */
const MOST_ICON = 8000;

/** Titles stand in texts of all kinds (HTML, scripts, calendars), and below a home screen's icon. */
const TITLE = /^[\p{L}\p{N}](?:[\p{L}\p{N} .’-]{0,18}[\p{L}\p{N}.])?$/u;

/** The relative luminance of WCAG 2.2, 0 to 1, of #rrggbb. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/**
 * The café of a site's entry in sites.json; fields that it lacks are Crema's.
 * @param root folder of the repository, where `icon` names a file.
 */
export function cafeOf(
  {
    title = CREMA.title,
    tagline = CREMA.tagline,
    colour = CREMA.colour,
    icon,
  }: Partial<Record<keyof Cafe, unknown>>,
  root: string,
): Result<Cafe, 'cafe'> {
  if (typeof title !== 'string' || !TITLE.test(title)) {
    return fail(
      'cafe',
      'sites.json: a title has 1 to 20 letters, digits, spaces, dots or hyphens.',
    );
  }
  if (typeof tagline !== 'string' || !/^[^<>&"{}\\`]{1,40}$/.test(tagline)) {
    return fail('cafe', 'sites.json: a tagline has 1 to 40 characters, without <>&"{}\\ and `.');
  }
  if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/.test(colour)) {
    return fail('cafe', 'sites.json: a colour must look like #15803d.');
  }
  const light = luminance(colour);
  // White words on it, and the words in it on white, need a contrast of 4.5.
  if (1.05 / (light + 0.05) < 4.5) {
    return fail('cafe', `sites.json: ${colour} is too light for white words. Choose a darker one.`);
  }
  // In dark mode it is lightened, by less the darker it is.
  if (light < 0.008) {
    return fail('cafe', `sites.json: ${colour} is too dark for dark mode. Choose a lighter one.`);
  }
  if (icon === undefined) return ok({ title, tagline, colour, icon: null });
  let text = '';
  try {
    text = readFileSync(join(root, String(icon)), 'utf8');
  } catch {
    return fail(
      'cafe',
      `sites.json: there is no file ${icon}. Its path begins in the repository’s folder.`,
    );
  }
  const [svg] = /<svg[\s>].*<\/svg>/s.exec(text) ?? [];
  if (
    svg === undefined ||
    !/<svg\b[^>]*\sviewBox=/.test(svg) ||
    /<script|\son\w+=|href=/i.test(svg)
  ) {
    return fail('cafe', `${icon} must be an SVG with a viewBox, and without scripts and links.`);
  }
  // Each page has it, and the scripts as well.
  if (svg.length > MOST_ICON) {
    return fail('cafe', `${icon} has more than ${MOST_ICON / 1000} KB. Simplify the drawing.`);
  }
  return ok({ title, tagline, colour, icon: svg });
}
