/**
 * Invented royal houses, lands and given names, at most nine letters so that they fit on a plate of
 * the tree. No name ends in s, because "’s" is appended to it.
 */

export const WOMEN: readonly string[] = [
  ...['Alvira', 'Amabel', 'Anwen', 'Aurenne', 'Beatrin', 'Belisse', 'Brisa', 'Calanthe', 'Celisse'],
  ...[
    'Corisa',
    'Dagna',
    'Delphira',
    'Dervla',
    'Eldrida',
    'Elowen',
    'Estrenne',
    'Faylin',
    'Fenella',
  ],
  ...[
    'Fiorenne',
    'Gaella',
    'Ghislane',
    'Gwenissa',
    'Halcyra',
    'Hedda',
    'Hesper',
    'Idony',
    'Isaure',
  ],
  ...['Ivenne', 'Jessamy', 'Jorenna', 'Junia', 'Katrelle', 'Kerensa', 'Kyra', 'Leontine', 'Linnet'],
  ...[
    'Lysandra',
    'Maelle',
    'Merewyn',
    'Morvenna',
    'Nerissa',
    'Nolwenne',
    'Nyra',
    'Odile',
    'Orlaith',
  ],
  ...['Ottiline', 'Perenna', 'Petronel', 'Prudenza', 'Quenna', 'Ravenna', 'Rosalba', 'Rowenna'],
  ...['Sabelle', 'Sidony', 'Sunniva', 'Tamsin', 'Theora', 'Tirza', 'Ulrika', 'Ursaline', 'Valenne'],
  ...['Verity', 'Vespera', 'Wenna', 'Wilmina', 'Wynifer', 'Ysolde', 'Zelie', 'Zephira'],
];

export const MEN: readonly string[] = [
  ...['Alaric', 'Ansel', 'Auberon', 'Barnaby', 'Bertil', 'Brennar', 'Caswin', 'Corvin', 'Cuthwin'],
  ...['Darrow', 'Davian', 'Dunstan', 'Edric', 'Emeric', 'Ewart', 'Farrin', 'Florian', 'Fulk'],
  ...['Garrick', 'Gawen', 'Godrun', 'Halvard', 'Hartwin', 'Hugo', 'Iden', 'Isembard', 'Ivo'],
  ...['Jorrin', 'Jasper', 'Jorund', 'Kelvan', 'Kester', 'Kilian', 'Leoric', 'Lorcan', 'Ludovic'],
  ...['Malvern', 'Merrick', 'Mungo', 'Nestor', 'Niall', 'Norvin', 'Orlin', 'Osric', 'Othmar'],
  ...['Pascoe', 'Peregrin', 'Piran', 'Quentin', 'Quillon', 'Ranulf', 'Roderin', 'Rufin', 'Sandrin'],
  ...['Stellan', 'Sylvan', 'Tancred', 'Theron', 'Tobin', 'Ulric', 'Urban', 'Valdric', 'Varian'],
  ...['Volker', 'Wendel', 'Wolfram', 'Wystan', 'Xavian', 'Yorvin', 'Yvain', 'Zoran'],
];

export const LANDS: readonly string[] = [
  ...['Ambry', 'Brelling', 'Brindle', 'Caldwick', 'Carrow', 'Dunmere', 'Elverton'],
  ...['Fallow', 'Fennarth', 'Glimmen', 'Halven', 'Harrowen', 'Ivermoor', 'Kestrel', 'Larkhill'],
  ...['Lindry', 'Marrow', 'Merrin', 'Ostrane', 'Pellworth', 'Quarrel'],
  ...['Ravel', 'Rookhope', 'Saltmere', 'Thornmere', 'Tullern', 'Umber', 'Vell'],
  ...['Wavering', 'Westrel', 'Wyrrow', 'Yarrowby'],
];

/** Titles for a man and for a woman, the highest rank first. */
export const RANKS = [
  ['Duke', 'Duchess'],
  ['Prince', 'Princess'],
  ['Earl', 'Countess'],
  ['Baron', 'Baroness'],
  ['Lord', 'Lady'],
] as const;
