import { useEffect, useRef } from 'react';
import { fetchWidget } from './fetch-widget.ts';

export interface WidgetProps {
  /** The tag without `portada-`. */
  name: string;
  /** As a template writes them: what is not text becomes JSON. */
  attributes?: Record<string, unknown>;
  /** What the server writes inside, shown until the widget has rendered. */
  fallback?: string;
}

function written({ name, attributes = {}, fallback = '' }: WidgetProps): HTMLElement {
  const element = document.createElement(`portada-${name}`);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  element.textContent = fallback;
  return element;
}

/** A real custom element, written as a template would write it. There is no loader, so it starts at once. */
export function Widget(props: WidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  // Storybook draws a story again for reasons of its own: the element is a new one for other values only.
  const values = JSON.stringify(props);
  // By script and not by React, which would set properties where templates write attributes.
  useEffect(() => {
    const given: WidgetProps = JSON.parse(values);
    place.current?.replaceChildren(written(given));
    void fetchWidget(given.name);
  }, [values]);
  return <div ref={place} data-testid="widget-place" />;
}
