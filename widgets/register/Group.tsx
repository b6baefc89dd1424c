import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** Fields that belong together, under their heading. */
export function Group({ title, children }: Props) {
  return (
    <fieldset className="portada-guard portada-register-group">
      <legend className="portada-guard portada-register-legend">{title}</legend>
      {children}
    </fieldset>
  );
}
