/** Weather, advertising and the paywall. */
import { type Language, languages } from '@portada/contract';
import type { Database } from '../db/client.ts';
import { adPositions, weatherPlaces } from '../db/schema/editorial.ts';
import { importPaywall } from '../paywall/store.ts';
import { siteIdOf } from './contents.ts';
import { seedForecasts } from './forecasts.ts';
import { insertAll } from './insert.ts';
import { paywallVersions } from './paywall.ts';

const places = [
  { id: 'marola', nameEs: 'Marola', nameCa: 'Marola', position: 0 },
  { id: 'la-punta', nameEs: 'La Punta', nameCa: 'La Punta', position: 1 },
  { id: 'vilaclar', nameEs: 'Vilaclar', nameCa: 'Vilaclar', position: 2 },
  { id: 'collado', nameEs: 'El Collado', nameCa: 'El Collet', position: 3 },
  { id: 'la-sierra', nameEs: 'La Sierra', nameCa: 'La Serra', position: 4 },
  { id: 'benialba', nameEs: 'Benialba', nameCa: 'Benialba', position: 5 },
];

export async function seedSurroundings(db: Database, now: Date): Promise<void> {
  await db.insert(weatherPlaces).values(places);
  await seedForecasts(db, now);
  await insertAll(db, adPositions, languages.flatMap(adRows));
  await importPaywall(db, { versions: languages.flatMap(paywallVersions) });
}

function adRows(lang: Language) {
  const unit = `/4711/${lang === 'ca' ? 'diari-del-port' : 'diario-del-puerto'}`;
  // What is kept free on a small screen is what may come there.
  const small = (height: number) =>
    height < 250 ? '[[768,0],[[728,90]]],[[0,0],[[320,100],[320,50]]]' : '[[0,0],[[300,250]]]';
  const position = (code: string, name: string, sizes: string, desktop: number, mobile: number) => ({
    id: `${lang}-${code}`,
    siteId: siteIdOf(lang),
    type: 'display',
    adUnitCode: `${unit}/${code}`,
    sizes,
    mapping: `[[[1100,0],${sizes}],${small(mobile)}]`,
    code,
    name,
    minHeightDesktop: desktop,
    minHeightMobile: mobile,
  });
  return [
    position('top', lang === 'ca' ? 'Capçalera' : 'Cabecera', '[[970,250],[970,90],[728,90]]', 250, 100),
    position('middle', lang === 'ca' ? 'Entre blocs' : 'Entre bloques', '[[970,90],[728,90]]', 90, 100),
    position(
      'inline-1',
      lang === 'ca' ? 'Dins del text' : 'Dentro del texto',
      '[[300,250],[300,600]]',
      250,
      250,
    ),
    position('list', lang === 'ca' ? 'Entre notícies' : 'Entre noticias', '[[300,250]]', 250, 250),
    position('shows', lang === 'ca' ? 'Entre programes' : 'Entre programas', '[[300,250]]', 250, 250),
  ];
}
