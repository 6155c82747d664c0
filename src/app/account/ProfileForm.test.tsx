// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { drawn } from '../../../tests/support/drawn.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const page = drawn();

const draw = (initial: ProfileFormProps['initial']) =>
  page.draw(
    <ProfileForm
      account={{} as ProfileFormProps['account']}
      initial={initial}
      skip="Later"
      onDone={() => {}}
    />,
  );

it('what is chosen before the profile is there stays, and the rest is the profile’s', async () => {
  await draw({ name: 'Calm Cortado', avatarIcon: 'bean', avatarColor: 'red' });
  const first = page.place.querySelector('select')!;
  await act(async () => {
    first.value = 'Snug';
    first.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await draw({ name: 'Mellow Macchiato', avatarIcon: 'cat', avatarColor: 'violet' });
  expect(page.place.querySelector('[aria-live]')?.textContent).toBe('Snug Macchiato');
  const checked = [...page.place.querySelectorAll<HTMLInputElement>('input:checked')];
  expect(checked.map(({ ariaLabel }) => ariaLabel)).toEqual(['Cat', 'Violet']);
});
