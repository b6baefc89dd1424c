import { registry } from '@portada/widgets/registry';
import { describe, expect, test } from 'vitest';
import type { Bundle } from './bundle.ts';
import { readDefinitions } from './definitions.ts';
import { readElements } from './elements.ts';

describe('definitions', () => {
  test('every widget’s own, as its index.ts states it', async () => {
    const { widgets, attributeName } = await readDefinitions();
    expect(Object.keys(widgets)).toEqual(Object.keys(registry));
    expect(widgets['live-panel']).toMatchObject({
      LivePanelElement: {
        tag: 'portada-live-panel',
        root: 'shadow',
        attributes: { excludeId: { type: 'text', byDefault: '' } },
      },
    });
    expect(attributeName('excludeId')).toBe('exclude-id');
  });

  test('JSON has the shape of the contract’s schema, its entities by name', async () => {
    const { widgets, entities } = await readDefinitions();
    expect(widgets['newsletter-form']).toMatchObject({
      NewsletterFormElement: {
        attributes: {
          newsletters: {
            type: 'json',
            byDefault: [],
            shape: { type: 'array', items: { $ref: '#/components/schemas/Newsletter' } },
          },
        },
      },
    });
    expect(entities.Newsletter).toMatchObject({ type: 'object', required: ['id'] });
  });
});

test('a build whose code does not do what the comments say fails, and says where', async () => {
  const empty: Bundle = { folder: '', hash: '', outputs: {}, chunks: new Map(), runtime: [] };
  await expect(readElements(empty)).rejects.toThrow(
    'widgets/save-button/index.ts: The event `portada:save` has an `@event` but is never emitted.',
  );
});
