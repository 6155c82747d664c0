/**
 * The two-letter codes of the countries that can be guessed, for code that does not need their
 * names.
 */

/** A country's two-letter code: ISO 3166-1 alpha-2 in capitals, XK for Kosovo. */
export type Code = string;

const LETTERS =
  'ADAEAFAGALAMAOARATAUAZBABBBDBEBFBGBHBIBJBNBOBRBSBTBWBYBZCACDCFCGCHCICLCMCNCOCRCUCVCYCZDE' +
  'DJDKDMDODZECEEEGERESETFIFJFMFRGAGBGDGEGHGMGNGQGRGTGWGYHNHRHTHUIDIEILINIQIRISITJMJOJPKEKG' +
  'KHKIKMKNKPKRKWKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMGMHMKMLMMMNMRMTMUMVMWMXMYMZNANENGNINLNONP' +
  'NRNZOMPAPEPGPHPKPLPSPTPWPYQARORSRURWSASBSCSDSESGSISKSLSMSNSOSRSSSTSVSYSZTDTGTHTJTLTMTNTO' +
  'TRTTTVTWTZUAUGUSUYUZVAVCVEVNVUWSXKYEZAZMZW';

/** The 197 country codes in alphabetical order, in which data/ lists the countries, too. */
export const CODES: readonly Code[] = LETTERS.match(/../g) as readonly Code[];

export function isCode(value: unknown): value is Code {
  return CODES.includes(value as Code);
}
