/** Games with a layout of their own on a phone, with the browser's page translation on. */
import { test } from 'vitest';
import { PHONE } from './support/play.tsx';
import { playCrossnumber, playRoyalFamily, translatePages } from './support/translated.ts';

translatePages();

test('Crossnumber: clue after clue, Work out, the end', () => playCrossnumber(PHONE));

test('Royal Family: names, clues, verdicts, the end', () => playRoyalFamily(PHONE));
