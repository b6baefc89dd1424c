/** The sources that a new widget begins with: a title, and a text that a button shows. */
import type { SourceFile } from '../tracked.ts';

export interface Names {
  /** `tide-table` */
  readonly name: string;
  /** `TideTable` */
  readonly view: string;
  /** `Tide table` */
  readonly title: string;
}

const elementOf = ({ name, view }: Names, since: string) => `import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import css from './${name}.css';
import { ${view} } from './${view}.tsx';

/**
 * A title, and a text that a button shows.
 *
 * @slot - The fallback, shown until the widget has rendered.
 * @since ${since}
 */
export const ${view}Element = defineWidget(${view}, {
  tag: 'portada-${name}',
  root: 'shadow',
  attributes: {
    /** The title; without it, the widget's own. */
    heading: attribute.text(),
  },
  styles: [css],
});
`;

const viewOf = ({ name, view }: Names) => `import { useStore } from '@nanostores/react';
import { useId, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { useState } from 'react';
import { messages } from './messages.ts';
import { create${view}Store } from './${name}.store.ts';

interface Props {
  heading: string;
}

export function ${view}({ heading }: Props) {
  const t = useMessages(messages);
  const [store] = useState(create${view}Store);
  const { isOpen } = useStore(store.$state);
  const id = useId();
  return (
    <section aria-labelledby={id} className="portada-${name}">
      <h2 className="portada-${name}-title" id={id}>
        {heading || t('title')}
      </h2>
      <Button aria-expanded={isOpen} onClick={store.toggle} variant="secondary">
        {t('more')}
      </Button>
      {isOpen && <p>{t('text')}</p>}
    </section>
  );
}
`;

const storeOf = ({ view }: Names) => `import { atom } from 'nanostores';

interface ${view}State {
  readonly isOpen: boolean;
}

/** The state of one widget on the page. */
export function create${view}Store() {
  const $state = atom<${view}State>({ isOpen: false });
  return {
    $state,

    /** Shows the text, or hides it. */
    toggle(): void {
      $state.set({ isOpen: !$state.get().isOpen });
    },
  };
}
`;

const styleOf = ({ name }: Names) => `@layer portada {
  :host {
    display: block;
  }

  .portada-${name} {
    display: grid;
    justify-items: start;
    gap: var(--portada-space-3);
    font-family: var(--portada-font-ui, inherit);
  }

  .portada-${name}-title {
    font-size: var(--portada-text-l);
  }
}
`;

const textsOf = ({ name, title }: Names) => `import { defineMessages } from '@portada/core';

const es = { title: '${title}', more: 'Detalles', text: '${title}.' };

export const messages = defineMessages('${name}', es, () => import('./messages.ca.ts'));
`;

const catalanOf = ({
  title,
}: Names) => `export const messages = { title: '${title}', more: 'Detalls', text: '${title}.' };
`;

const exampleOf = ({ name, title }: Names) => `<portada-${name} heading="${title}">
  <h2>${title}</h2>
  <p>${title}.</p>
</portada-${name}>
`;

const testOf = ({ name, title }: Names) => `import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount } from '../test/mount.ts';
import './index.ts';

beforeEach(adoptTokens);

test('its title is the page’s, or its own', async () => {
  const element = await mount('portada-${name}', { heading: 'Hoy' });
  await expect.element(page.getByRole('region', { name: 'Hoy' })).toBeVisible();
  element.removeAttribute('heading');
  await expect.element(page.getByRole('region', { name: '${title}' })).toBeVisible();
});

test('a button shows its text', async () => {
  await mount('portada-${name}');
  const button = page.getByRole('button', { name: 'Detalles' });
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('${title}.');
});
`;

const storeTestOf = ({ name, view }: Names) => `import { expect, test } from 'vitest';
import { create${view}Store } from './${name}.store.ts';

test('the text is shown, and hidden again', () => {
  const { $state, toggle } = create${view}Store();
  const states = [1, 2].map(() => {
    toggle();
    return $state.get().isOpen;
  });
  expect(states).toEqual([true, false]);
});
`;

const storyOf = ({ name, title }: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drawn } from './support/drawn.ts';
import type { WidgetArgs } from './support/markup.ts';
import { widget } from './support/Widget.tsx';

const meta = {
  title: 'Widgets/${title}',
  component: widget('${name}'),
  args: { heading: '${title}' },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const OwnTitle: Story = { args: { heading: null } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement);
    await userEvent.click(widget.getByRole('button'));
    await expect(widget.getByRole('button', { expanded: true })).toBeVisible();
  },
};
`;

export function sources(names: Names, since: string): SourceFile[] {
  const { name, view } = names;
  const folder = `widgets/${name}`;
  return [
    { path: `${folder}/index.ts`, text: elementOf(names, since) },
    { path: `${folder}/${view}.tsx`, text: viewOf(names) },
    { path: `${folder}/${name}.store.ts`, text: storeOf(names) },
    { path: `${folder}/${name}.store.test.ts`, text: storeTestOf(names) },
    { path: `${folder}/${name}.browser.test.tsx`, text: testOf(names) },
    { path: `${folder}/${name}.css`, text: styleOf(names) },
    { path: `${folder}/messages.ts`, text: textsOf(names) },
    { path: `${folder}/messages.ca.ts`, text: catalanOf(names) },
    { path: `${folder}/example.html`, text: exampleOf(names) },
    { path: `stories/${view}.stories.tsx`, text: storyOf(names) },
  ];
}
