import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { Attributes, Values } from '../src/attributes.ts';
import { defineWidget } from '../src/define-widget.ts';
import type { WidgetDefinition } from '../src/widget-element.tsx';

let defined = 0;

/** Defines a view under a tag that no other test has. */
export function define<Schema extends Attributes>(
  View: ComponentType<Values<Schema>>,
  definition: Omit<WidgetDefinition<Schema>, 'tag'>,
): `portada-${string}` {
  const tag = `portada-test-${++defined}` as const;
  defineWidget(View, { ...definition, tag });
  return tag;
}

/** Puts HTML on the page for the length of a test, as a parser would, and answers its first element. */
export function write(html: string): HTMLElement {
  const place = document.createElement('section');
  place.append(document.createRange().createContextualFragment(html));
  document.body.append(place);
  onTestFinished(() => place.remove());
  const { firstElementChild: element } = place;
  if (!(element instanceof HTMLElement)) throw new Error('The HTML begins with no element.');
  return element;
}

export async function become(element: HTMLElement, state: string): Promise<void> {
  await vi.waitFor(() => {
    if (element.dataset.state !== state) throw new Error(`The state is ${element.dataset.state}.`);
  });
}

/** The text of what the widget has drawn, or nothing. */
export function drawn(element: HTMLElement): string | undefined {
  const root = element.shadowRoot ?? element;
  return root.querySelector('.portada')?.textContent ?? undefined;
}
