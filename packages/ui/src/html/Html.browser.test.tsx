import { expect, test, vi } from 'vitest';
import { find, render } from '../../test/render.tsx';
import { Html } from './Html.tsx';

test('keeps links and emphasis, and nothing that runs', async () => {
  const { container } = render(
    <Html html={'Lee <a href="/aviso/" onclick="steal()">el <em>aviso</em></a><script>steal()</script>'} />,
  );
  expect(container.textContent).toContain('Lee el aviso');
  await vi.waitFor(() => expect(container.querySelector('a')).not.toBeNull());
  expect(container.innerHTML).not.toMatch(/onclick|script|steal/);
  expect(find('a em').textContent).toBe('aviso');
});

test('a text without markup needs no sanitiser', () => {
  const { container } = render(<Html html="Butlletí del matí" />);
  expect(container.textContent).toBe('Butlletí del matí');
});

test('a new text takes the place of the old one', async () => {
  const { container, rerender } = render(<Html html="<b>Uno</b>" />);
  await vi.waitFor(() => expect(container.querySelector('b')).not.toBeNull());
  rerender(<Html html="Dos" />);
  expect(container.textContent).toBe('Dos');
  rerender(<Html html="<i>Tres</i>" />);
  await vi.waitFor(() => expect(container.querySelector('i')?.textContent).toBe('Tres'));
  expect(container.textContent).toBe('Tres');
});
