import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, find, render } from '../../test/render.tsx';
import { COPY_MESSAGE_MS, useSnackbar } from './useSnackbar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Example({ ms }: { ms?: number }) {
  const { snackbar, show } = useSnackbar();
  return (
    <>
      <button type="button" onClick={() => show('Contenido guardado', ms)}>
        Guardar
      </button>
      {snackbar}
    </>
  );
}

const text = () => find('[role="status"]').textContent;
const press = () => act(() => find('button').click());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const point = (type: string) =>
  act(() => void find('[role="status"]').dispatchEvent(new PointerEvent(type, { bubbles: true })));

test('[UI-08] hides after 4000 ms', async () => {
  render(<Example />);
  await press();
  expect(text()).toBe('Contenido guardado');
  await pass(3999);
  expect(text()).toBe('Contenido guardado');
  await pass(1);
  expect(text()).toBe('');
});

test('[UI-08] the copy message hides after 1000 ms', async () => {
  render(<Example ms={COPY_MESSAGE_MS} />);
  await press();
  await pass(999);
  expect(text()).toBe('Contenido guardado');
  await pass(1);
  expect(text()).toBe('');
});

test('[UI-08] its time stands still under the pointer', async () => {
  render(<Example />);
  await press();
  await pass(3000);
  await point('pointerover');
  await pass(60_000);
  expect(text()).toBe('Contenido guardado');
  await point('pointerout');
  await pass(999);
  expect(text()).toBe('Contenido guardado');
  await pass(1);
  expect(text()).toBe('');
});

test('shown again, it stays its whole time', async () => {
  render(<Example />);
  await press();
  await pass(3000);
  await press();
  await pass(3000);
  expect(text()).toBe('Contenido guardado');
  await pass(1000);
  expect(text()).toBe('');
});

test('the live region is there before the message, or it would not be announced', () => {
  render(<Example />);
  expect(find('[role="status"]').textContent).toBe('');
});

test('leaves no timer behind', async () => {
  const { unmount } = render(<Example />);
  await press();
  await act(unmount);
  expect(vi.getTimerCount()).toBe(0);
});
