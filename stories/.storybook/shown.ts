import shown from 'virtual:elements';
import type { StoryContext } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { inLanguage } from '../support/in-language.ts';
import { markupOf, tagOf } from '../support/Widget.tsx';

/** What stands inside an element is written like an attribute of its story. */
const children = {
  name: 'children',
  type: { name: 'string' },
  description: 'What the template writes inside: slots, and the fallback until the widget has drawn.',
  control: { type: 'text' },
  table: { category: 'inside', type: { summary: 'HTML' } },
} as const;

/** The controls of a widget are the attributes of its element. */
export const controls: ArgTypesEnhancer = ({ component, argTypes }) => {
  const element = shown.elements[tagOf(component) ?? ''];
  return element ? { ...element.argTypes, children } : argTypes;
};

/** The code of a widget's story is what a template writes. */
export function realTag(code: string, { component, args }: StoryContext): string {
  const tag = tagOf(component);
  return tag ? markupOf(tag, inLanguage(args)) : code;
}
