/**
 * The countries' centres to a tenth of a degree, for small pictures of the globe; a small fraction
 * of the size of countries.json, with which a test compares them.
 */
import { CODES } from '../codes.ts';
import type { Code } from '../rules/types.ts';
import type { Point } from './geodesy.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Each country's centre in four characters: tenths of a degree north of the south pole, and east of
 * the antimeridian.
 */
const PACKED =
  'UtcYRzknTWmbQvSeUffRUXjJMJe4IrSBVgeVKExGUXjlU-e6QIS0RzqOV-' +
  'c2P_b2UwgESJkBNigzPkcfOxuCLdSBMZT0R7P8SWqQKmf2WbggQwORXOMqNnf0PGfVN8egVYdaPQbQIvRDO9eHT0' +
  'sSOrQtPoO-' +
  'RcPzQbYcTjhUV1ehWCdwP6iyW2dmQeSiRBRHSccjN2P4XPgKSNgzQeiNUYbkPaiUYHgOLS38PJ02VWchN-d-' +
  'WebwP9SfUqi7PTb8QLZ2PsabOUdxUPfqQhOAP9ZzO0S6QYOmVIesRBQxVcfKOCt8WYa3S6hlRoojTOi-TJkoYOZO' +
  'U3eDQ6QDS8h4TyxrOKiCUjnxQDshOWDiMPi5QxSUUVwATwwHSpjkVomoQ9sWTXhvQPSmVbdnPQovPFarJcgiWtf3' +
  'V2dFW9gBSSe9TCbIU5dSVcglUwfILDjbPL25UkfhQxbkRXrNVasPROagTreYK5lIOunnMAhfRzMKOouDLYhsKne0' +
  'QydlPkdZQEO2WPdAYCeDSfpPN_2NHM2yRSk5PZPnMpQgNCyqQjvGSvm8WNfKTDhoURa4PPxKKcTASBkIVOgCU-fY' +
  'YVrANwgzR1jHMk1KNVkzQkgzX0erOSsWVRecVrfLPaaSU7eEQUZ3Oei3OtTZPNg3OGdKQNOPTiiJJ6hDQdfCPZcS' +
  'Qbr6UFnOMsvzULlbTZdoKwAwULhqPsSjMv4IRxvCNFhkVuhDORhMUTMsI8TYUmmBUneFQJSkPLRyRbsnLs2NL8BM' +
  'UufZQjjjJigFL9geLGgz';

const valueAt = (i: number) => ALPHABET.indexOf(PACKED[i]!) * 64 + ALPHABET.indexOf(PACKED[i + 1]!);

/** The countries' centres, in the order of CODES. */
export const CENTRES: readonly Point[] = CODES.map((_, place) => [
  valueAt(4 * place) / 10 - 90,
  valueAt(4 * place + 2) / 10 - 180,
]);

export const centreOf = (code: Code): Point => CENTRES[CODES.indexOf(code)]!;
