/** The web app manifest. */
import type { ManifestOptions } from 'vite-plugin-pwa';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { type Cafe, CREMA } from './cafe.ts';
import { ABOUT_CREMA } from './previews.ts';
import { FORMS, SCENES, screenshotFile } from './screenshotList.ts';

const ICONS = [
  ['icon', 192, 'any'],
  ['icon', 512, 'any'],
  ['maskable', 512, 'maskable'],
  ['monochrome', 512, 'monochrome'],
] as const;

/** @param base path of Crema on its host. */
export const manifest = (base: string, { title }: Cafe): Partial<ManifestOptions> => ({
  id: base,
  name: `${title}: daily puzzles`,
  short_name: title,
  description: ABOUT_CREMA,
  lang: 'en',
  dir: 'ltr',
  start_url: base,
  scope: base,
  display: 'standalone',
  orientation: 'any',
  // The window that is there comes to the front and stays on its puzzle; src/app/device/launches.ts
  // follows shortcuts and links, and takes the backups that open with Crema.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  file_handlers: [{ action: base, accept: { 'application/json': ['.json'] } }],
  theme_color: '#f9fafb',
  background_color: '#f9fafb',
  categories: ['games', 'puzzle'],
  icons: ICONS.map(([name, size, purpose]) => ({
    ...{ src: `${base}icons/${name}-${size}.png`, sizes: `${size}x${size}` },
    ...{ type: 'image/png', purpose },
  })),
  // The pictures show Crema's own name.
  screenshots: (title === CREMA.title ? FORMS : []).flatMap(
    ({ form, width, height, scale, device }) =>
      SCENES.map(({ scene, label }) => ({
        src: base + screenshotFile(scene, form),
        sizes: `${width * scale}x${height * scale}`,
        type: 'image/png',
        form_factor: form,
        label: `${label} ${device}`,
      })),
  ),
  shortcuts: DEFINITIONS.map(({ id, title, tagline }) => ({
    name: title,
    description: tagline,
    url: `${base}${id}/today`,
    icons: [{ src: `${base}icons/shortcut-${id}.png`, sizes: '96x96', type: 'image/png' }],
  })),
});
