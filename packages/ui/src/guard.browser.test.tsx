import { resetCss } from '@portada/element';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { hostileCss } from '../test/hostile.css.ts';
import { print } from '../test/media.ts';
import { render } from '../test/render.tsx';
import { Button } from './button/Button.tsx';
import { Checkbox } from './checkbox/Checkbox.tsx';
import { Dialog } from './dialog/Dialog.tsx';
import { Form } from './form/Form.tsx';
import guard from './guard.css';
import light from './light.css';
import { ButtonLink } from './link/ButtonLink.tsx';
import { PasswordField } from './password-field/PasswordField.tsx';
import { Select } from './select/Select.tsx';
import { Tabs } from './tabs/Tabs.tsx';
import { TextField } from './text-field/TextField.tsx';
import tokens from './tokens.css';

function adopt(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const drop = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
  onTestFinished(drop);
}

/** Place and size of every element that was drawn. */
function boxes(container: HTMLElement): [name: string, box: number[]][] {
  return [...container.querySelectorAll('*')]
    .filter((element) => !element.closest('svg') || element.localName === 'svg')
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [`${element.localName}.${element.getAttribute('class')}`, [x, y, width, height]];
    });
}

const parts: [name: string, part: ReactNode][] = [
  ['button', <Button key="1">Guardar</Button>],
  ['icon button', <Button key="2" variant="icon" aria-label="Cerrar" />],
  [
    'link that looks like a button',
    <ButtonLink key="3" href="/">
      Iniciar sesión
    </ButtonLink>,
  ],
  ['text field', <TextField key="4" label="Correo" hint="Una pista" error="Escribe tu correo" required />],
  ['password field', <PasswordField key="5" label="Contraseña" />],
  ['select', <Select key="6" label="Provincia" options={[{ value: '08', label: 'Barcelona' }]} />],
  ['checkbox', <Checkbox key="7" label="Acepto las condiciones" error="Acepta las condiciones" />],
  [
    'form',
    <Form key="8">
      <TextField label="Nombre" />
      <Button type="submit">Enviar</Button>
    </Form>,
  ],
  ['tabs', <Tabs key="9" label="Lo más leído" tabs={[{ id: 'hoy', label: 'Hoy', content: 'Uno' }]} />],
  [
    'dialog',
    <Dialog key="10" open title="Inicia sesión" actions={<Button>Entrar</Button>}>
      Para guardar
    </Dialog>,
  ],
];

test.each(parts)('the page’s own rules do not change the box of a %s', (_name, part) => {
  adopt(tokens);
  adopt(light);
  adopt(resetCss);
  adopt('*, ::backdrop { animation: none !important; transition: none !important }');
  const { container } = render(part);
  // As the root of a light widget has.
  container.slot = 'portada';
  const before = boxes(container);
  adopt(hostileCss);
  for (const [index, [name, box]] of boxes(container).entries()) {
    for (const [side, value] of box.entries()) {
      expect(
        Math.abs(value - (before[index]?.[1][side] ?? Number.NaN)),
        `${name} ${side}`,
      ).toBeLessThanOrEqual(1);
    }
  }
});

/** The controls that are seen, by their tag and their text. */
const seen = (root: ParentNode) =>
  [...root.querySelectorAll('button, input, select, textarea, .portada-button')]
    .filter((control) => control.checkVisibility())
    .map(({ localName, textContent }) => `${localName} ${textContent}`);

test('nothing is printed that paper cannot do, but the name of the tab that shows', async () => {
  const drawn = parts.filter(([name]) => name !== 'dialog').map(([, part]) => part);
  const { container } = render(drawn);
  expect(seen(container)).toHaveLength(11);
  await print();
  expect(seen(container)).toEqual(['button Hoy']);
});

test('nor from a shadow root, but a picture that opens larger', async () => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(guard);
  shadow.adoptedStyleSheets = [sheet];
  const image = document.createElement('button');
  image.append(new Image(), 'Foto');
  shadow.append(document.createElement('button'), image);
  document.body.append(host);
  onTestFinished(() => host.remove());
  expect(seen(shadow)).toHaveLength(2);
  await print();
  expect(seen(shadow)).toEqual(['button Foto']);
});
