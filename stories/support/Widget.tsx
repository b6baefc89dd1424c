import { createElement, type ReactNode, useEffect } from 'react';

/** Every widget's module, fetched when a story shows it. */
const modules = import.meta.glob('../../widgets/*/index.ts');

export interface WidgetProps {
  /** The tag without `portada-`. */
  name: string;
  /** As a template writes them: what is not text becomes JSON. */
  attributes?: Record<string, unknown>;
  /** What the server writes inside, shown until the widget has drawn. */
  children?: ReactNode;
}

/** A real custom element, as a template would put it on a page. There is no loader, so it starts at once. */
export function Widget({ name, attributes = {}, children }: WidgetProps) {
  useEffect(() => {
    void modules[`../../widgets/${name}/index.ts`]?.();
  }, [name]);
  const written = Object.entries(attributes).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return createElement(`portada-${name}`, Object.fromEntries(written), children);
}
