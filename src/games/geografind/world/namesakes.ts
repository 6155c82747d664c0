/**
 * Towns, districts and names in other languages that are one slip from a country's name, or are another name of
 * one: either may be meant, so they are asked about. Every place of more than 5,000 people and every first
 * division of a country in GeoNames (CC BY 4.0) was read, and CLDR's names of countries in seventy languages;
 * small letters, without spaces.
 */
export const NAMESAKES: readonly string[] = (
  'alegria allada alyamun amli angol ankola aomori apan argentona baiti batar bauru belgaum ' +
  'bhuban bokhan bonga buchan buriya calau chak chard chas donga dominicarepublic dukhan gamba gapan gohana goldcoast ' +
  'granma grenaa grezia guines gurnee gwanda hangu hiji indija indio islands iperu irun jalpan kibiya ' +
  'kindia kotovo kozova lacanada lacs latrinidad libaa loos luban maili malatya malit malita ' +
  'malka mallawi masaya monaca monaro moncao mongco namibe neral nguru nigel nigerin nigeris oreland ' +
  'pahama palaui palu panaba penama persis perur pulau republikdominica republikdominika rubanda salaya salvador ' +
  'samibia samma sangola sanmariano schleiz sedan senekal slovinsko sorbia srbica sudak suyan syriam ' +
  'taos tolga tolland tona tono totnes ulundi uman wanda zalau'
).split(' ');
