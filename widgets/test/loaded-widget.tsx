/** A widget for the loader's tests. Its one chunk is served under the name of every widget of their table. */
import { defineWidget, useId, useTakenPress } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { useCallback, useState } from 'react';

const [, name = ''] = /\/chunks\/([a-z-]+)-[0-9a-f]{8}\.js/.exec(import.meta.url) ?? [];

/** The one that a page defines. */
const OWN_WIDGET = 'diari-own';

function Press({ onTake }: { onTake: () => void }) {
  useTakenPress(onTake);
  return null;
}

interface Props {
  broken: boolean;
  /** Leaves presses to the fallback. */
  leaves: boolean;
}

function Loaded({ broken, leaves }: Props) {
  const id = useId();
  const [activated, setActivated] = useState(false);
  const take = useCallback(() => setActivated(true), []);
  if (broken) throw new Error('The view throws, as the test wants it to.');
  return (
    <button type="button" id={id}>
      {!leaves && <Press onTake={take} />}
      {activated ? 'activated' : 'drawn'}
    </button>
  );
}

export const LoadedElement = defineWidget(Loaded, {
  tag: name === OWN_WIDGET ? OWN_WIDGET : `portada-${name}`,
  root: 'shadow',
  attributes: { broken: attribute.boolean(), leaves: attribute.boolean() },
});
