/** Widgets as readers get them, with React's production build, beside a host page that has a React of its own. */
import { expect, test, vi } from 'vitest';
import { become, open } from '../test/page.ts';

const idsIn = (root: ParentNode | null) => [...(root?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);

test('ids are unique among many widgets and the host page’s own React', async () => {
  const page = await open('<portada-eager></portada-eager>'.repeat(3));
  await become(page, 'portada-eager:last-of-type', 'ready');
  const script = page.document.createElement('script');
  Object.assign(script, { type: 'module', src: `${page.address}/host.js` });
  page.document.body.append(script);
  const hostIds = () => idsIn(page.document.querySelector('main'));
  await vi.waitFor(() => expect(hostIds()).toHaveLength(3));

  const host = hostIds();
  const widgets = [...page.document.querySelectorAll('portada-eager')];
  const ours = widgets.flatMap(({ shadowRoot }) => idsIn(shadowRoot));
  expect(ours).toHaveLength(3);
  expect(new Set([...host, ...ours]).size).toBe(6);
  // What React counted is the same in both; it is our part of the id that tells them apart.
  expect(ours.filter((id) => host.some((other) => id.endsWith(other)))).not.toEqual([]);
});

test('a widget’s failure is reported once, with its tag and the reason', async () => {
  const errors: unknown[][] = [];
  const page = await open('<portada-eager broken>Antes</portada-eager>', {
    prepare: ({ console }) => {
      console.error = (...words: unknown[]) => errors.push(words);
    },
  });
  await become(page, 'portada-eager', 'failed');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toHaveLength(1);
  expect(errors[0]?.[0]).toMatchObject({
    message: 'Portada: <portada-eager> failed.',
    cause: { message: 'The view throws, as the test wants it to.' },
  });
});
