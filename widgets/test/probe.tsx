import { useStore } from '@nanostores/react';
import type { Attributes, Values, WidgetDefinition } from '@portada/element';
import { atom } from 'nanostores';
import type { ComponentType } from 'react';

/** What each widget was defined with, by tag. */
export const definitions = new Map<string, WidgetDefinition<Attributes>>();

/** The tag whose view throws while it renders, if any. */
export const $broken = atom('');

type DefineWidget = <Schema extends Attributes>(
  View: ComponentType<Values<Schema>>,
  definition: WidgetDefinition<Schema>,
) => CustomElementConstructor;

/** `defineWidget` that remembers the definition and draws the view through a probe that can be made to throw. */
export function probed(defineWidget: DefineWidget): DefineWidget {
  return (View, definition) => {
    const { tag } = definition;
    definitions.set(tag, definition);
    return defineWidget((values) => {
      if (useStore($broken) === tag) throw new Error('The view throws, as the test wants it to.');
      return <View {...values} />;
    }, definition);
  };
}
