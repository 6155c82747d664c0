/**
 * Towns, districts and foreign names that are one typo from a country's name, or equal an alias:
 * the player may mean either, so the game asks. Sources: all places of more than 5,000 people and
 * all first-level divisions in GeoNames (CC BY 4.0), and CLDR's country names in seventy languages;
 * in lower case without spaces.
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
