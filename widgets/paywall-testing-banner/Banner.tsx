import { useStyles } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { useReservedEdge } from '@portada/ui/edge/useReservedEdge.ts';
import { useRef } from 'react';
import css from './paywall-testing-banner.css';
import { publishedAgain } from './paywall-testing-banner.store.ts';

/** PAY-14, reading 36: in Spanish for everybody, since it speaks to the newsroom and not to readers. */
export function Banner({ version }: { version: string }) {
  useStyles(css);
  const box = useRef<HTMLElement>(null);
  useReservedEdge(box, 'top');
  return (
    <section
      ref={box}
      aria-label="Prueba del muro de pago"
      className="portada-paywall-testing-banner"
      lang="es"
      part="banner"
    >
      <p>
        <span>Estás probando la versión</span> <strong>{version}</strong> <span>del muro de pago</span>
      </p>
      <Button variant="secondary" onClick={publishedAgain}>
        Volver al muro publicado
      </Button>
    </section>
  );
}
