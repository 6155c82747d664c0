/** The web app manifest. */
import type { ManifestOptions } from 'vite-plugin-pwa';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { ABOUT_CREMA } from './previews.ts';
import { FORMS, SCENES, screenshotFile } from './screenshotList.ts';

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Crema: daily puzzles',
  short_name: 'Crema',
  description: ABOUT_CREMA,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  // The window that is there comes to the front and stays on its puzzle; src/app/device/launches.ts
  // follows shortcuts and links, and takes the backups that open with Crema.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  file_handlers: [{ action: '/', accept: { 'application/json': ['.json'] } }],
  theme_color: '#f9fafb',
  background_color: '#f9fafb',
  categories: ['games', 'puzzle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    {
      src: '/icons/monochrome-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'monochrome',
    },
  ],
  screenshots: FORMS.flatMap(({ form, width, height, scale, device }) =>
    SCENES.map(({ scene, label }) => ({
      src: `/${screenshotFile(scene, form)}`,
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/png',
      form_factor: form,
      label: `${label} ${device}`,
    })),
  ),
  shortcuts: DEFINITIONS.map(({ id, title, tagline }) => ({
    name: title,
    description: tagline,
    url: `/${id}/today`,
    icons: [{ src: `/icons/shortcut-${id}.png`, sizes: '96x96', type: 'image/png' }],
  })),
};
