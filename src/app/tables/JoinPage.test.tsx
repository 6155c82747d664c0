// @vitest-environment jsdom
/** The page of a link to a table. */
import { atom, getDefaultStore } from 'jotai';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawn, press } from '../../../tests/support/drawn.tsx';
import { eventually } from '../../../tests/support/eventually.ts';
import { fail, ok } from '../../lib/result.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import type { PageProps } from '../page/page.ts';
import { lastOutcomeAtom } from '../sync/syncState.ts';
import { Page } from './JoinPage.tsx';
import { joinsAtom, storedTablesAtom } from './tablesState.ts';

const { lookAtTable, forgetJoin, joinTable } = vi.hoisted(() => ({
  ...{ lookAtTable: vi.fn(), forgetJoin: vi.fn(async () => {}), joinTable: vi.fn() },
}));
vi.mock('./tablesState.ts', () => ({
  ...{ lookAtTable, joinsAtom: atom([]), storedTablesAtom: atom({ uid: null, seen: null }) },
  ...{ changeTable: vi.fn(), answerAtom: atom('none'), labelsAtom: atom({}) },
}));
vi.mock('./joinTable.ts', () => ({ forgetJoin, joinTable, tellJoins: async () => {} }));

const CODE = 'lusab-babad-gutih';
const page = drawn();
const draw = () =>
  page.draw(
    <MemoryRouter>
      <Page {...({ data: CODE } as PageProps<string>)} />
    </MemoryRouter>,
  );
const text = () => page.place.textContent ?? '';
beforeEach(() => vi.clearAllMocks());

it('says which table it is, and whose', async () => {
  lookAtTable.mockResolvedValue(ok({ name: 'Cosy Latte', owner: 'Mellow Mocha' }));
  await draw();
  await eventually(() =>
    expect(text()).toContain('You’re invited to the table Cosy Latte. Mellow Mocha is the host.'),
  );
  expect(text()).toContain('Create an account and join');
  expect(forgetJoin).not.toHaveBeenCalled();
});

it('asks for no account where the table is gone, and keeps no seat', async () => {
  lookAtTable.mockResolvedValue(fail('not-found', 'No table has this code.'));
  await draw();
  await eventually(() => expect(text()).toContain('No table has this code.'));
  expect(text()).toContain('Enter another code');
  expect(text()).not.toContain('Create an account');
  expect(forgetJoin).toHaveBeenCalledWith(CODE);
});

it('asks for one where the server cannot say', async () => {
  lookAtTable.mockResolvedValue(null);
  await draw();
  await eventually(() => expect(lookAtTable).toHaveBeenCalled());
  await lookAtTable.mock.results[0]!.value;
  await act(async () => {});
  expect(text()).toContain('Create an account and join');
  expect(forgetJoin).not.toHaveBeenCalled();
});

it('says why a join was refused, for as long as it is open, and asks again', async () => {
  const store = getDefaultStore();
  store.set(storedTablesAtom as never, { uid: 'anna', seen: null } as never);
  await draw();
  await press(page.place.querySelector('button')!);
  expect(joinTable).toHaveBeenCalledExactlyOnceWith(CODE);
  const answered = [{ code: CODE, owner: 'anna', answer: { problem: 'No table has this code.' } }];
  await act(async () => store.set(joinsAtom as never, answered as never));
  expect(forgetJoin).toHaveBeenCalledWith(CODE);
  await act(async () => store.set(joinsAtom as never, [] as never));
  expect(text()).toContain('No table has this code.');
  await press(page.place.querySelector('button')!);
  expect(joinTable).toHaveBeenCalledTimes(2);
});

it('asks for the code of a closed site first: without it a join would wait for ever', async () => {
  const store = getDefaultStore();
  store.set(storedTablesAtom as never, { uid: 'anna', seen: null } as never);
  store.set(lastOutcomeAtom, { kind: 'not-invited', message: '' });
  await draw();
  expect(text()).toContain('This site is by invitation');
  expect(text()).not.toContain('Join the table');
  await press(page.place.querySelector('button')!);
  expect(store.get(accountDialogAtom)).toBe('account');
  await act(async () => store.set(lastOutcomeAtom, null));
  expect(text()).toContain('Join the table');
});
