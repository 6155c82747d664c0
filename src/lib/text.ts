/** Removes lone surrogates, which no database stores: cutting an emoji in two leaves one. */
export function withoutHalves(text: string): string {
  // With the flag `u` this matches lone surrogates only; a pair is a single character.
  return text.replace(/\p{Surrogate}/gu, '');
}
