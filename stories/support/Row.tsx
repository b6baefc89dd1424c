import type { ReactNode } from 'react';

/** Things beside one another, as far as they have room. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' }}>{children}</div>
  );
}

/** Things under one another, as wide as a form. */
export function Column({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '26rem' }}>{children}</div>;
}
