/** A widget for the loader's tests. Its one chunk is served under the name of every widget of their table. */
import { defineWidget, useHost, useId } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { useState } from 'react';

const [, name = ''] = /\/chunks\/([a-z-]+)-[0-9a-f]{8}\.js/.exec(import.meta.url) ?? [];

function Loaded({ broken }: { broken: boolean }) {
  const host = useHost();
  const id = useId();
  const [activated] = useState(() => host?.dataset.activated === '');
  if (broken) throw new Error('The view throws, as the test wants it to.');
  return (
    <button type="button" id={id}>
      {activated ? 'activated' : 'drawn'}
    </button>
  );
}

export const LoadedElement = defineWidget(Loaded, {
  tag: `portada-${name}`,
  root: 'shadow',
  attributes: { broken: attribute.boolean() },
});
