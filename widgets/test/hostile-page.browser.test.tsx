import { login, subscribe } from '@portada/contract';
import { emailNotValidated, newsletters } from '@portada/contract/fixtures';
import { backEnd, failures, json, success } from '@portada/ui/test/back-end.ts';
import { hostileCss } from '@portada/ui/test/hostile.css.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../login/index.ts';
import '../newsletter-form/index.ts';
import { adoptTokens, beginSession, mount } from './mount.ts';

beforeEach(() => {
  beginSession();
  adoptTokens();
});

/** Also what hostile pages do to the elements that only these widgets have, beside those of the parts. */
const hostile = `${hostileCss}
  section { padding: 40px; margin: 30px; border: 9px solid red; width: 200px; }
  form { padding: 25px; display: inline-block; width: 100px; }
  ul { padding-left: 90px; margin: 30px; columns: 3; }
  li { margin: 20px; padding: 15px; display: inline; float: left; }
`;

function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

/** The size of all that shows, by what it is; links in a text take their size from the page's `a` rules. */
function sizes(element: HTMLElement): [name: string, size: number[]][] {
  return [...element.querySelectorAll('section, form, ul, li, p, div, button, input, label, .portada-button')]
    .filter((one) => !one.matches('[slot]'))
    .map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [`${one.localName}.${one.className}`, [width, height]];
    });
}

function expectSame(element: HTMLElement): void {
  adopt('* { transition: none !important; animation: none !important }');
  const before = sizes(element);
  adopt(hostile);
  for (const [index, [name, [width = 0, height = 0]]] of sizes(element).entries()) {
    const [wasWide = 0, wasHigh = 0] = before[index]?.[1] ?? [];
    expect(Math.abs(width - wasWide), `${name}: width ${wasWide} is ${width}`).toBeLessThanOrEqual(1);
    expect(Math.abs(height - wasHigh), `${name}: height ${wasHigh} is ${height}`).toBeLessThanOrEqual(1);
  }
}

test('the login screen keeps its shape on a hostile page', async () => {
  backEnd([login, () => json(emailNotValidated, 403)]);
  const element = await mount('portada-login');
  await userEvent.fill(page.getByLabelText(/^Correo electrónico/), 'nuria@example.com');
  await userEvent.fill(page.getByLabelText(/^Contraseña/), 'Faro-1926');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expectSame(element);
});

test('the recovery keeps its shape on a hostile page', async () => {
  const element = await mount('portada-login');
  await userEvent.click(page.getByRole('button', { name: '¿Has olvidado la contraseña?' }));
  await expect.element(page.getByRole('heading')).toBeVisible();
  expectSame(element);
});

test('the newsletter form keeps its shape on a hostile page', async () => {
  backEnd([subscribe, failures['500'] ?? success]);
  const element = await mount('portada-newsletter-form', { newsletters });
  await userEvent.fill(page.getByLabelText(/^Correo electrónico/), 'ana@example.com');
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expectSame(element);
});

test('a widget is as light or dark as the page around it, whatever the reader’s system says', async () => {
  const element = await mount('portada-login');
  const scheme = () => {
    const [drawn] = element.querySelectorAll('[slot]');
    return drawn && getComputedStyle(drawn).colorScheme;
  };
  expect(scheme()).toBe('normal');
  adopt('html { color-scheme: light dark }');
  expect(scheme()).toBe('light dark');
});
