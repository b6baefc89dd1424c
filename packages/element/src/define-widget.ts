import { start } from '@portada/core';
import type { ComponentType } from 'react';
import { type Attributes, attributeName, type Values } from './attributes.ts';
import { type WidgetDefinition, WidgetElement } from './widget-element.tsx';

let isTold = false;

/**
 * Refuses, once in words, where React cannot run: MooTools 1.4 and others replace `bind` by one that takes all
 * arguments as one list.
 */
function checkBind(): void {
  if (((_: unknown, second: unknown) => second).bind(null, 1, 2)() === 2) return;
  const message = 'Portada: React cannot run: Function.bind is replaced.';
  if (!isTold) console.error(message);
  isTold = true;
  throw new Error(message);
}

/**
 * Defines a custom element for a React component. A tag that is defined already, by another copy of this script, is
 * left as it is.
 *
 * @throws {Error} where React cannot run; the loader then leaves the fallback
 */
export function defineWidget<Schema extends Attributes>(
  View: ComponentType<Values<Schema>>,
  definition: WidgetDefinition<Schema>,
): CustomElementConstructor {
  const { tag, attributes } = definition;
  const defined = customElements.get(tag);
  if (defined) return defined;
  checkBind();

  class Widget extends WidgetElement<Schema> {
    static readonly observedAttributes = [...Object.keys(attributes).map(attributeName), 'data-state'];

    constructor() {
      super(View, definition);
    }
  }

  for (const name of Object.keys(attributes)) {
    Object.defineProperty(Widget.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Widget) {
        return Reflect.get(this.data.values(), name);
      },
      set(this: Widget, given: unknown) {
        this.data.give(name, given);
      },
    });
  }

  customElements.define(tag, Widget);
  start();
  return Widget;
}
