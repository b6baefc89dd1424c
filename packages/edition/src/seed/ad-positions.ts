/** The advertising positions of each site. */
import { type Language, languages } from '@portada/contract';
import type { Database } from '@portada/newsroom';
import { adPositions } from '@portada/newsroom/schema';
import { siteIdOf } from './contents.ts';
import { insertAll } from './insert.ts';

export function seedAdPositions(db: Database): Promise<void> {
  return insertAll(db, adPositions, languages.flatMap(rowsOf));
}

function rowsOf(lang: Language) {
  const unit = `/4711/${lang === 'ca' ? 'diari-del-port' : 'diario-del-puerto'}`;
  // The space reserved on a small screen is the size of its largest ad.
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
