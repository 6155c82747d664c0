/** Reading the address that an e-mailed link has led to. */

/**
 * `none`: the page was opened without a link. `foreign`: a link for something else, or of another
 * project.
 */
export type MagicLink = 'none' | 'foreign' | 'sign-in';

/** The provider's page may hand over the link whole, as a parameter of its own. */
function paramsOf(address: string): URLSearchParams | null {
  try {
    const { searchParams } = new URL(address);
    const inner = searchParams.get('link') ?? searchParams.get('deep_link_id');
    return inner === null ? searchParams : new URL(inner).searchParams;
  } catch {
    return null;
  }
}

export function readMagicLink(address: string): MagicLink {
  const params = paramsOf(address);
  if (params === null) return 'foreign';
  if (!params.has('oobCode') && !params.has('mode')) return 'none';
  return params.get('mode') === 'signIn' && params.get('oobCode') ? 'sign-in' : 'foreign';
}

/** Whether the link was made by the project with this key; links without one may be. */
export function isLinkOf(address: string, apiKey: string): boolean {
  const key = paramsOf(address)?.get('apiKey') ?? null;
  return key === null || key === apiKey;
}

/** Whether two addresses are one: the provider keeps them in small letters, people type them as they like. */
export function isSameAddress(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a.trim().toLowerCase() === b.trim().toLowerCase();
}
