import { expect, test } from 'vitest';
import { act, find, render } from '../../test/render.tsx';
import { Avatar } from './Avatar.tsx';

test.each([
  [24, '24px'],
  [72, '72px'],
  [160, '160px'],
  [8, '24px'],
  [400, '160px'],
])('[UI-09] a size of %d px is drawn at %s', (size, drawn) => {
  render(<Avatar name="Nuria" size={size} />);
  expect(find('.portada-avatar').style.getPropertyValue('--_size')).toBe(drawn);
});

test('[UI-09] shows the first letter where the address is none of a picture', () => {
  render(<Avatar name="Nuria" src="javascript:alert(1)" />);
  expect(find('.portada-avatar').textContent).toBe('N');
});

test('[UI-09] shows the first letter where there is no picture', () => {
  render(<Avatar name=" àngela" />);
  expect(find('.portada-avatar').textContent).toBe('À');
});

test('[UI-09] shows the first letter where the picture does not load', async () => {
  render(<Avatar name="Nuria" src="/no-such.jpg" />);
  await act(() => void find('img').dispatchEvent(new Event('error')));
  expect(find('.portada-avatar').textContent).toBe('N');
});
