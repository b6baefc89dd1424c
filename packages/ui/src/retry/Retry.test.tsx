import { expect, test, vi } from 'vitest';
import { act, find, render } from '../../test/render.tsx';
import { Retry } from './Retry.tsx';

const press = () => act(() => find('button').click());
const isWaiting = () => find('button').getAttribute('aria-busy') === 'true';

test('says quietly what did not come, and asks for it again', async () => {
  const onRetry = vi.fn();
  render(<Retry text="No ha llegado." label="Volver a intentarlo" onRetry={onRetry} />);
  expect(find('p[role="status"]').textContent).toBe('No ha llegado.');
  expect(find('button').textContent).toContain('Volver a intentarlo');
  await press();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('says it at once where it is urgent', () => {
  render(<Retry urgent text="No ha llegado." label="Volver a intentarlo" onRetry={vi.fn()} />);
  expect(find('[role="alert"]').textContent).toContain('No ha llegado.');
});

test('waits until the answer has come', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  render(<Retry text="No ha llegado." label="Volver a intentarlo" onRetry={() => promise} />);
  await press();
  expect(isWaiting()).toBe(true);
  await act(async () => resolve());
  expect(isWaiting()).toBe(false);
});

test('waits while others try', () => {
  render(<Retry waiting text="No ha llegado." label="Volver a intentarlo" onRetry={vi.fn()} />);
  expect(isWaiting()).toBe(true);
});
