import type { Image } from '@portada/contract';
import { type Host, HostContext } from '@portada/element';
import XIcon from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ButtonLink } from '../link/ButtonLink.tsx';
import { Link } from '../link/Link.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Select } from '../select/Select.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { warnings } from './warnings.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What the console is told of some parts of a widget. */
function toldOf(...parts: ReactNode[]): unknown[] {
  const element = document.createElement('portada-example');
  const host: Host = { element, id: 'portada-example-1', root: () => document };
  render(<HostContext value={host}>{parts}</HostContext>);
  return vi.mocked(console.warn).mock.calls.flat();
}

const warningOf = (part: string, warning: string) => [`Portada: <portada-example>: a ${part} ${warning}`];
const icon = <Icon of={XIcon} />;
const tabs = [{ id: 'day', label: 'Hoy', content: 'Lista' }];

function image(alt: string | undefined): Image {
  const src = 'https://img.example.com/1.jpg';
  // @ts-expect-error A page's own script may pass an image without `alt`.
  return { alt, src, sources: [], customSrcByAspectRatio: {} };
}

test.each<[string, string, ReactNode]>([
  [
    'button',
    warnings.name,
    <Button key="a" variant="icon">
      {icon}
    </Button>,
  ],
  [
    'link',
    warnings.name,
    <ButtonLink key="a" href="/" variant="icon">
      {icon}
    </ButtonLink>,
  ],
  [
    'link',
    warnings.name,
    <Link key="a" href="/">
      <span>{icon}</span>
    </Link>,
  ],
  ['field', warnings.label, <TextField key="a" label="" />],
  ['field', warnings.label, <Select key="a" label={undefined} options={[]} />],
  ['checkbox', warnings.label, <Checkbox key="a" label={icon} />],
  ['tab list', warnings.label, <Tabs key="a" label="" tabs={tabs} />],
  ['picture', warnings.alt, <Picture key="a" image={image(undefined)} />],
])('a %s is told of: it %s', (part, warning, wrong) => {
  expect(toldOf(wrong)).toEqual(warningOf(part, warning));
});

test('two parts that lack the same are told of once for a widget, and again for the next', () => {
  const wrong = [<Link key="a" href="/1/" />, <Link key="b" href="/2/" />];
  expect(toldOf(...wrong)).toEqual(warningOf('link', warnings.name));
  expect(toldOf(...wrong)).toHaveLength(2);
});

test('outside a widget a part is told of without a tag', () => {
  render(<Button variant="icon">{icon}</Button>);
  expect(vi.mocked(console.warn).mock.calls).toEqual([[`Portada: a button ${warnings.name}`]]);
});

test('what has a name is not told of', () => {
  const parts = [
    <Button key="a" variant="icon" aria-label="Cerrar">
      {icon}
    </Button>,
    <Button key="b" variant="icon" title="Cerrar">
      {icon}
    </Button>,
    <Button key="c">
      {icon}
      <VisuallyHidden>Cerrar</VisuallyHidden>
    </Button>,
    <ButtonLink key="d" href="/" aria-labelledby="titulo">
      {icon}
    </ButtonLink>,
    <Link key="e" href="/">
      <img alt="Portada" src="/logo.svg" />
    </Link>,
    <Link key="g" href="/">
      {7}
    </Link>,
    <TextField key="h" label="Nombre" />,
    <Select key="i" label="Provincia" options={[]} />,
    <Checkbox key="j" label={<>Acepto</>} />,
    <Tabs key="k" label="Lo más leído" tabs={tabs} />,
    <Picture key="l" image={image('')} />,
  ];
  expect(toldOf(...parts)).toEqual([]);
});
