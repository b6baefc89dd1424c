import { type Host, HostContext } from '@portada/element';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { warnings } from './warnings.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function host(): Host {
  return {
    element: document.createElement('portada-example'),
    id: 'portada-example-1',
    root: () => document,
  };
}

test('a dialog without a name is told of, with its widget’s tag, once', () => {
  const example = host();
  const drawn = (title: string) => (
    <HostContext value={example}>
      <Dialog open title={title}>
        ¿Seguro?
      </Dialog>
    </HostContext>
  );
  const { rerender } = render(drawn(''));
  rerender(drawn(' '));
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [`Portada: <portada-example>: a dialog ${warnings.name}`],
  ]);
});

test('one with a name is not', () => {
  render(
    <HostContext value={host()}>
      <Dialog open title="Borrar el comentario">
        ¿Seguro?
      </Dialog>
    </HostContext>,
  );
  expect(console.warn).not.toHaveBeenCalled();
});
