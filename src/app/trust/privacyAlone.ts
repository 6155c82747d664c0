/** The privacy page in a folder without accounts (docs/static.md). */
import { NO_ADS, ON_EVERY_DEVICE, PRIVACY } from './privacy.ts';
import type { TrustPage } from './sentences.ts';

export const PRIVACY_ALONE: TrustPage = {
  ...PRIVACY,
  sections: [
    {
      title: 'On your device',
      sentences: [
        ...ON_EVERY_DEVICE,
        'If you give a player a name, it stays on this device.',
        'Crema sets no cookies.',
      ],
    },
    {
      title: 'What others see',
      sentences: [
        'Crema sends nothing about you or your games anywhere.',
        'If you challenge a friend, your link contains your result, and your avatar if you have one.',
        'No server receives that part of the link. On your friend’s device it is deleted after 14 days.',
      ],
    },
    {
      title: 'What every website sees',
      sentences: ['The host of these pages sees your device’s IP address.', NO_ADS],
    },
  ],
};
