import {
  FacebookAuthProvider,
  GithubAuthProvider,
  TwitterAuthProvider,
  type User,
} from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addPendingMethod, keepPendingMethod } from './pendingMethod.ts';
import { PROVIDER_IDS, PROVIDERS } from './providers.ts';

const { linkWithCredential, credentialFromError } = vi.hoisted(() => ({
  ...{ linkWithCredential: vi.fn(), credentialFromError: vi.fn() },
}));
vi.mock('firebase/auth', async (original) => {
  const real = await original<typeof import('firebase/auth')>();
  return { ...real, linkWithCredential, OAuthProvider: { credentialFromError } };
});

const user = (email: string) => ({ uid: 'anna', email }) as User;
function refuse(credential: object, email = 'anna@example.com') {
  credentialFromError.mockReturnValue(credential);
  const code = 'auth/account-exists-with-different-credential';
  keepPendingMethod({ code, customData: { email } });
}

beforeEach(() => void vi.resetAllMocks());

it.each(Object.entries(PROVIDERS))('%s is known by its id', (name, make) => {
  expect(PROVIDER_IDS[make().providerId]).toBe(name);
});

describe('a refused sign-in', () => {
  const github = GithubAuthProvider.credential('token');

  it.each([
    ['github', github],
    ['facebook', FacebookAuthProvider.credential('token')],
    ['twitter', TwitterAuthProvider.credential('token', 'secret')],
  ])('of %s is added to the account of its address, once', async (added, credential) => {
    refuse(credential);
    const anna = user('Anna@example.com');
    expect(await addPendingMethod(anna)).toMatchObject({ uid: 'anna', added });
    expect(linkWithCredential).toHaveBeenCalledExactlyOnceWith(anna, credential);
    expect(await addPendingMethod(anna)).not.toHaveProperty('added');
  });

  it('is added to no other account', async () => {
    refuse(github);
    expect(await addPendingMethod(user('ben@example.com'))).not.toHaveProperty('added');
    expect(linkWithCredential).not.toHaveBeenCalled();
  });

  it('is forgotten with the next one, whatever refused that', async () => {
    refuse(github);
    keepPendingMethod({ code: 'auth/popup-closed-by-user' });
    await addPendingMethod(user('anna@example.com'));
    expect(linkWithCredential).not.toHaveBeenCalled();
  });

  it('that cannot be added keeps nobody from signing in', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    linkWithCredential.mockRejectedValueOnce(new Error('no'));
    refuse(github);
    expect(await addPendingMethod(user('anna@example.com'))).toEqual({
      ...{ uid: 'anna', email: 'anna@example.com' },
    });
  });
});
