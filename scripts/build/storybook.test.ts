import { expect, test } from 'vitest';
import { readElementDocs } from './storybook.ts';

test('an element’s controls are its attributes, with the words of its reference', async () => {
  const { elements, entities } = await readElementDocs();
  const gallery = elements['portada-photo-gallery'];
  expect(Object.keys(gallery?.argTypes ?? {})).toEqual(['images', 'layout', 'label', 'load']);
  expect(gallery?.argTypes).toMatchObject({
    images: { type: { required: true }, control: { type: 'object' } },
    label: { control: { type: 'text' } },
    layout: {
      control: { type: 'select' },
      options: ['grid', 'strip'],
      table: { type: { summary: "'grid' | 'strip'" }, defaultValue: { summary: '"grid"' } },
    },
    load: { options: ['eager', 'idle', 'visible', 'interaction'] },
  });
  const header = elements['portada-header'];
  expect(header?.json['nav-items']?.property).toBe('navItems');
  expect(header?.reference).toContain('## Slots');
  expect(header?.reference).not.toContain(header?.description);
  expect(entities.NavItem).toBeDefined();
  for (const { description, argTypes } of Object.values(elements)) {
    expect(description).not.toBe('');
    for (const control of Object.values(argTypes)) expect(control.description).not.toBe('');
  }
});
