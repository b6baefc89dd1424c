import type { ReactNode } from 'react';
import { useSay } from './say.ts';

/** A page long enough to be scrolled, for what lies over pages. */
export function Article({ children }: { children: ReactNode }) {
  const say = useSay();
  const paragraph = say(
    'El temporal de levante deja olas de seis metros en la bocana y obliga a cerrar el puerto hasta mañana. Los prácticos no salen, los ferris esperan en Palma y la lonja abrirá sin subasta.',
    'El temporal de llevant deixa onades de sis metres a la bocana i obliga a tancar el port fins demà. Els pràctics no surten, els ferris esperen a Palma i la llotja obrirà sense subhasta.',
  );
  return (
    <article style={{ maxInlineSize: '42rem', marginInline: 'auto', lineHeight: 1.6 }}>
      <h1>{say('El levante cierra el puerto', 'El llevant tanca el port')}</h1>
      {['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((key) => (
        <p key={key}>
          {paragraph} <a href="#mas">{say('Más sobre el temporal', 'Més sobre el temporal')}</a>.
        </p>
      ))}
      {children}
    </article>
  );
}
