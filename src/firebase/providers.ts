/** Sign-in providers by their Firebase classes and ids. */
import {
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  TwitterAuthProvider,
} from 'firebase/auth';
import type { SignInMethod } from '../account/port.ts';

export const PROVIDERS = {
  google: () => new GoogleAuthProvider(),
  facebook: () => new FacebookAuthProvider(),
  github: () => new GithubAuthProvider(),
  twitter: () => new TwitterAuthProvider(),
} as const;

export const PROVIDER_IDS: Readonly<Record<string, SignInMethod>> = {
  password: 'password',
  'google.com': 'google',
  'facebook.com': 'facebook',
  'github.com': 'github',
  'twitter.com': 'twitter',
};
