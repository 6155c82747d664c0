import isoCountries from 'i18n-iso-countries';
import { expect, it } from 'vitest';
import { CODES } from './codes.ts';
import table from './formerNames.json' with { type: 'json' };
import { codeOfFormerName } from './formerNames.ts';
import { COUNTRIES } from './world/countries.ts';

it('every code and name in the table is read as its country', () => {
  table.forEach((line, i) => {
    for (const name of [CODES[i]!, ...line.split('|')]) {
      for (const typed of [name, name.toLowerCase(), name.toUpperCase()]) {
        expect([typed, codeOfFormerName(typed)]).toEqual([typed, CODES[i]]);
      }
    }
  });
});

it('every country is read by its name and its code of three letters', () => {
  for (const { code, name } of COUNTRIES) {
    expect([name, codeOfFormerName(name)]).toEqual([name, code]);
    if (code !== 'XK') expect(codeOfFormerName(isoCountries.alpha2ToAlpha3(code)!)).toBe(code);
  }
});

it('a name of two countries is no name', () => {
  expect(['Congo', 'Korea'].map(codeOfFormerName)).toEqual([null, null]);
});
