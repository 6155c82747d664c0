// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '../../../tests/support/drawn.tsx';
import { errorText } from '../../feedback/errorReport.ts';
import { rememberAccounts } from '../device/siteMemory.ts';
import { SendErrorReport } from './SendErrorReport.tsx';

const { keep } = vi.hoisted(() => ({ keep: vi.fn() }));
vi.mock('../background/reports.ts', () => ({ report: keep }));

const page = drawn();
const parts = { build: 'b', message: '500 Oh', path: '/x', agent: 'Browser', stack: 'at y' };
const buttonOf = (name: string) =>
  [...page.place.querySelectorAll('button')].find((one) => one.textContent === name);
const press = (name: string) => act(async () => buttonOf(name)!.click());
const said = () => page.place.querySelector('[role=status]')?.textContent;

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  await page.draw(<SendErrorReport {...parts} />);
});

it('sends nothing by itself, and on a press what it shows', async () => {
  expect(page.place.querySelector('pre')?.textContent).toBe(errorText(parts));
  expect(keep).not.toHaveBeenCalled();
  await press('Send this report');
  expect(keep.mock.calls).toEqual([[{ ...parts, key: expect.stringMatching(/^[a-f\d]{32}$/) }]]);
  expect(said()).toBe('Thanks. We’re sending your report.');
  expect(buttonOf('Send this report')).toBeUndefined();
});

it('says so when it cannot be kept, and can be pressed again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  keep.mockRejectedValueOnce(new Error('full'));
  await press('Send this report');
  expect(said()).toBe('We couldn’t save the report on this device. You can copy it instead.');
  await press('Send this report');
  expect(keep).toHaveBeenCalledTimes(2);
});

it('is only copied where the site has no server', async () => {
  rememberAccounts(false);
  await page.draw(<SendErrorReport key="again" {...parts} />);
  expect(buttonOf('Send this report')).toBeUndefined();
  expect(buttonOf('Copy the report')).toBeDefined();
});
