/** Weather, advertising and the paywall. */
import { addDays, dayOf } from '../content/dates.ts';
import type { Database } from '../db/client.ts';
import {
  adPositions,
  paywallMessages,
  paywallRules,
  paywallVersions,
  weatherForecasts,
  weatherPlaces,
} from '../db/schema/editorial.ts';
import { type Language, languages } from '../db/schema/sites.ts';
import { siteIdOf } from './contents.ts';
import { insertAll } from './insert.ts';
import { paywallTexts } from './paywall-texts.ts';
import { createRandom } from './random.ts';

const places = [
  { id: 'marola', nameEs: 'Marola', nameCa: 'Marola', position: 0, warmth: 0 },
  { id: 'la-punta', nameEs: 'La Punta', nameCa: 'La Punta', position: 1, warmth: 0 },
  { id: 'vilaclar', nameEs: 'Vilaclar', nameCa: 'Vilaclar', position: 2, warmth: -1 },
  { id: 'collado', nameEs: 'El Collado', nameCa: 'El Collet', position: 3, warmth: -6 },
  { id: 'la-sierra', nameEs: 'La Sierra', nameCa: 'La Serra', position: 4, warmth: -8 },
  { id: 'benialba', nameEs: 'Benialba', nameCa: 'Benialba', position: 5, warmth: 1 },
];
const skies = ['11', '12', '13', '12', '14', '23', '43', '11', '15', '51'] as const;
/** The mean of each month on this coast, in degrees Celsius. */
const means = [11, 12, 14, 16, 19, 23, 26, 26, 23, 19, 15, 12];
const FORECAST_DAYS = 14;

export async function seedSurroundings(db: Database, now: Date): Promise<void> {
  await db.insert(weatherPlaces).values(places.map(({ warmth, ...place }) => place));
  await insertAll(db, weatherForecasts, forecastRows(now));
  await insertAll(db, adPositions, languages.flatMap(adRows));
  for (const lang of languages) await seedPaywall(db, lang);
}

function forecastRows(now: Date) {
  const random = createRandom(19);
  const today = dayOf(now);
  return places.flatMap(({ id, warmth }) =>
    Array.from({ length: FORECAST_DAYS }, (_, index) => {
      const day = addDays(today, index);
      const mean = (means[Number(day.slice(5, 7)) - 1] ?? 16) + warmth;
      const [least, most] = [mean - random.between(3, 6), mean + random.between(3, 6)];
      return { placeId: id, day, code: random.pick([...skies]), min: least, max: most };
    }),
  );
}

function adRows(lang: Language) {
  const unit = `/4711/${lang === 'ca' ? 'diari-del-port' : 'diario-del-puerto'}`;
  const position = (code: string, name: string, sizes: string, desktop: number, mobile: number) => ({
    id: `${lang}-${code}`,
    siteId: siteIdOf(lang),
    type: 'display',
    adUnitCode: `${unit}/${code}`,
    sizes,
    mapping: `[[[1100,0],${sizes}],[[0,0],[[320,100],[320,50]]]]`,
    code,
    name,
    minHeightDesktop: desktop,
    minHeightMobile: mobile,
  });
  return [
    position('top', lang === 'ca' ? 'Capçalera' : 'Cabecera', '[[970,250],[970,90],[728,90]]', 250, 100),
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

/** A published version with the four layouts, and one under test. */
async function seedPaywall(db: Database, lang: Language): Promise<void> {
  const published = `${lang}-1`;
  const tested = `${lang}-2`;
  await db.insert(paywallVersions).values([
    { id: published, siteId: siteIdOf(lang), name: 'Registro', isPublished: true },
    { id: tested, siteId: siteIdOf(lang), name: 'Registro, texto corto' },
  ]);
  const texts = paywallTexts[lang];
  const messages = [
    { type: 'modal' as const, canBeClosed: false, texts: texts.modal },
    { type: 'bottom' as const, canBeClosed: true, texts: texts.bottom },
    { type: 'float' as const, canBeClosed: true, texts: texts.float },
    { type: 'counter' as const, canBeClosed: false, texts: texts.counter },
  ];
  for (const versionId of [published, tested]) {
    const rows = messages.map((message) => ({ ...message, id: `${versionId}-${message.type}`, versionId }));
    await db.insert(paywallMessages).values(rows);
    await db.insert(paywallRules).values([
      {
        versionId,
        conditionName: 'registered-only',
        access: 'registered' as const,
        messageIds: [`${versionId}-modal`],
        position: 0,
      },
      {
        versionId,
        conditionName: 'frequent-reader',
        access: 'free' as const,
        minReads: 5,
        messageIds: [`${versionId}-counter`, `${versionId}-bottom`],
        grantsAccess: true,
        position: 1,
      },
    ]);
  }
}
