/** A text without halves of characters, which no database stores: an emoji cut in two leaves one. */
export function withoutHalves(text: string): string {
  // With the flag `u` it finds surrogates that stand alone; pairs are one character.
  return text.replace(/\p{Surrogate}/gu, '');
}
