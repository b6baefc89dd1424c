import { expect, test } from 'vitest';
import { find, render } from '../../test/render.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { Link } from './Link.tsx';

for (const [name, Part] of [
  ['Link', Link],
  ['ButtonLink', ButtonLink],
] as const) {
  test(`${name} leads where a checked address leads`, () => {
    render(<Part href="/acceso/?backUrl=%2F">Iniciar sesión</Part>);
    expect(find('a').getAttribute('href')).toBe('/acceso/?backUrl=%2F');
  });

  test.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', '', null])(
    `${name} drops the address %s and keeps the text`,
    (href) => {
      render(<Part href={href}>Aviso</Part>);
      expect(find('a').hasAttribute('href')).toBe(false);
      expect(find('a').textContent).toBe('Aviso');
    },
  );

  test(`${name} never hands over its opener`, () => {
    render(
      <Part href="https://example.com/" rel="nofollow" target="_blank">
        Fuera
      </Part>,
    );
    expect(find<HTMLAnchorElement>('a').rel).toBe('noopener nofollow');
  });
}
