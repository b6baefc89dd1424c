import { $language } from '@portada/core';
import { afterEach, expect, test, vi } from 'vitest';
import { find, render } from '../../test/render.tsx';
import { messages } from './messages.ts';
import { Problem } from './Problem.tsx';

const t = vi.fn((key: string) => `own: ${key}`);
const notice = () => find('[role="alert"]').textContent;

afterEach(() => $language.set('es'));

test('tells a problem of the widget in its own words', () => {
  render(<Problem problem="connection" t={t} />);
  expect(notice()).toBe('own: connection');
});

test.each([
  [undefined, 'dentro de unos minutos'],
  [0, 'dentro de 1 segundo'],
  [45, 'dentro de 45 segundos'],
  [60, 'dentro de 1 minuto'],
  [61, 'dentro de 2 minutos'],
  [900, 'dentro de 15 minutos'],
  [3_601, 'dentro de 2 horas'],
  [86_400, 'dentro de 1 día'],
])('after %s s', (retryAfter, when) => {
  render(<Problem problem={{ retryAfter }} t={t} />);
  expect(notice()).toBe(`Has hecho demasiados intentos. Vuelve a intentarlo ${when}.`);
});

test('in Catalan', async () => {
  $language.set('ca');
  await messages.pending('ca');
  render(<Problem problem={{ retryAfter: 900 }} t={t} />);
  expect(notice()).toBe('Has fet massa intents. Torna-ho a provar d’aquí a 15 minuts.');
});
