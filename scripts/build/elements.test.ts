import { registry } from '@portada/widgets/registry';
import { describe, expect, test } from 'vitest';
import type { Bundle } from './bundle.ts';
import { readDefinitions } from './definitions.ts';
import { readElements } from './elements.ts';

describe('definitions', () => {
  test('contain every widget, as its index.ts defines it', async () => {
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

  test('JSON has the shape of the contract’s schema, with references to entities', async () => {
    const { widgets, entities } = await readDefinitions();
    expect(widgets['newsletter-form']).toMatchObject({
      NewsletterFormElement: {
        attributes: {
          newsletters: {
            type: 'json',
            byDefault: [],
            shape: { type: 'array', items: { $ref: '#/components/schemas/NewsletterOffer' } },
          },
        },
      },
    });
    expect(entities.NewsletterOffer).toMatchObject({ type: 'object', required: ['id'] });
  });
});

test('the build fails when comments do not match the code, with the location', async () => {
  const empty: Bundle = {
    ...{ folder: '', hash: '', react: '', runtime: '', ask: '' },
    ...{ outputs: {}, chunks: new Map(), sources: new Map() },
  };
  await expect(readElements(empty)).rejects.toThrow(
    'widgets/save-button/index.ts: The event `portada:save` has an `@event` but is never emitted.',
  );
});
