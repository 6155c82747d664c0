/** Parses the URL opened by an emailed link. */

/** `none`: the page was opened without a link. `foreign`: a link of another kind or project. */
export type MagicLink = 'none' | 'foreign' | 'sign-in';

/** The parameters of a link; the provider's page and mail programs may pass it as a parameter. */
function paramsOf(address: string): URLSearchParams | null {
  try {
    const { searchParams } = new URL(address);
    const wrapper = ['link', 'deep_link_id', 'url'].find((name) => searchParams.has(name));
    return wrapper ? paramsOf(searchParams.get(wrapper) ?? '') : searchParams;
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

/** The app's page that completes a sign-in link which was pasted with text around it, or null. */
export function pageOfPasted(text: string): string | null {
  const link = /https?:\/\/[^\s<>"]+/.exec(text)?.[0] ?? '';
  return readMagicLink(link) === 'sign-in' ? `/magic-link?${paramsOf(link)}` : null;
}

/** Whether a link is from the Firebase project with this API key; links without a key pass. */
export function isLinkOf(address: string, apiKey: string): boolean {
  const key = paramsOf(address)?.get('apiKey') ?? null;
  return key === null || key === apiKey;
}

/**
 * Whether two email addresses are equal: the provider stores them in lower case, players type any
 * case.
 */
export function isSameAddress(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a.trim().toLowerCase() === b.trim().toLowerCase();
}
