/** A form whose view throws: what the reader has typed is still there. */
import { $page } from '@portada/core';
import { text } from '@portada/element/attributes';
import { become, define, write } from '@portada/element/test/widgets.ts';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find } from '../../test/render.tsx';
import { Form } from './Form.tsx';

let throws = false;
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  throws = false;
  log.mockReset().mockReturnValue();
});

function Fields({ heading }: { heading: string }) {
  const [words, setWords] = useState('');
  const [country, setCountry] = useState('');
  if (throws || heading === 'mal') throw new Error('Así no.');
  return (
    <Form>
      {heading && <p>{heading}</p>}
      <textarea
        name="words"
        aria-label="Texto"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <input name="password" aria-label="Clave" type="password" />
      <input name="file" aria-label="Archivo" type="file" />
      <input name="kind" aria-label="Uno" type="radio" value="1" defaultChecked />
      <input name="kind" aria-label="Dos" type="radio" value="2" />
      <select
        name="country"
        aria-label="País"
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      >
        <option value="">–</option>
        <option value="ES">España</option>
      </select>
      {country && (
        <select name="province" aria-label="Provincia">
          <option value="">–</option>
          <option value="T">Tarragona</option>
        </select>
      )}
      <output>{words}</output>
    </Form>
  );
}

const field = (name: string) => page.getByLabelText(name);

async function draw(root: 'light' | 'shadow') {
  const tag = define(Fields, { root, attributes: { heading: text() } });
  const element = write(`<${tag} heading="bien">Antes</${tag}>`);
  // What throws once throws until the boundary has caught it: React itself tries again at once.
  const onError = vi.fn(() => {
    throws = false;
  });
  element.addEventListener('portada:error', onError);
  await become(element, 'ready');
  return { element, onError };
}

async function fill() {
  await userEvent.fill(field('Clave'), 'Faro-1926');
  await userEvent.upload(field('Archivo'), new File(['faro'], 'faro.txt'));
  await userEvent.click(field('Dos'));
  await userEvent.selectOptions(field('País'), 'ES');
  await userEvent.selectOptions(field('Provincia'), 'T');
  await userEvent.type(field('Texto'), 'Hay luz.');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
}

async function expectFilled(words = 'Hay luz.') {
  await expect.element(field('Texto')).toHaveValue(words);
  await expect.element(field('Clave')).toHaveValue('Faro-1926');
  await expect.element(field('Dos')).toBeChecked();
  await expect.element(field('País')).toHaveValue('ES');
  await expect.element(field('Provincia')).toHaveValue('T');
  await expect.element(page.getByRole('status')).toHaveTextContent(words);
  const file = field('Archivo').element();
  expect(file instanceof HTMLInputElement && file.files?.[0]?.name).toBe('faro.txt');
}

const drawing = (element: HTMLElement) => find('.portada', element.shadowRoot ?? element);

/** What React logs of an error besides its own words. */
const logged = () => log.mock.calls.flat().filter((part) => part instanceof Error);

describe.each(['light', 'shadow'] as const)('in %s mode', (root) => {
  test('an error of the view costs nothing that was typed, nor the caret', async () => {
    const { element, onError } = await draw(root);
    await fill();
    const before = field('Texto').element();
    throws = true;
    element.setAttribute('heading', 'otro');
    await expect.poll(() => field('Texto').element()).not.toBe(before);
    await expectFilled();
    await userEvent.keyboard('y');
    await expectFilled('Hay luyz.');
    expect(element.dataset.state).toBe('ready');
    expect(onError).toHaveBeenCalledOnce();
    expect(logged()).toHaveLength(1);
  });

  test('nor does a foreign script that has moved what React is to remove', async () => {
    const { element, onError } = await draw(root);
    await fill();
    find('p', drawing(element)).remove();
    element.setAttribute('heading', '');
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(logged()).toMatchObject([{ cause: { name: 'NotFoundError' } }]);
    await expectFilled();
    await userEvent.keyboard('y');
    await expectFilled('Hay luyz.');
  });

  test('nor where it has moved the whole drawing, of which nothing is left over', async () => {
    const { element, onError } = await draw(root);
    await fill();
    const moved = document.createElement('font');
    moved.append(...drawing(element).childNodes);
    drawing(element).append(moved);
    throws = true;
    element.setAttribute('heading', 'otro');
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    await expectFilled();
    expect(moved.isConnected).toBe(false);
    expect(drawing(element).children).toHaveLength(1);
  });
});

test('what throws again at once gives the fallback back and is told again; better data brings all of it', async () => {
  const { element, onError } = await draw('light');
  await fill();
  element.setAttribute('heading', 'mal');
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
  await become(element, 'failed');
  expect(drawing(element).childNodes).toHaveLength(0);
  await expect.element(page.getByText('Antes')).toBeVisible();
  expect(logged()).toMatchObject([{ cause: { message: 'Así no.' } }, { cause: { message: 'Así no.' } }]);
  element.setAttribute('heading', 'mejor');
  await become(element, 'ready');
  await expectFilled();
  expect(onError).toHaveBeenCalledTimes(2);
});

test('an error that comes back ends in the fallback, unless the reader has gone on typing', async () => {
  const { element, onError } = await draw('light');
  const fail = (heading: string) => {
    throws = true;
    element.setAttribute('heading', heading);
  };
  await fill();
  fail('uno');
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  await expectFilled();
  await userEvent.keyboard('y');
  fail('dos');
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
  await expectFilled('Hay luyz.');
  fail('tres');
  await become(element, 'failed');
  expect(onError).toHaveBeenCalledTimes(3);
});

test('what one reader has typed comes back to no other', async () => {
  const { sessionCookie } = $page.get();
  onTestFinished(() => cookieStore.delete(sessionCookie));
  const { element, onError } = await draw('light');
  await cookieStore.set(sessionCookie, '1');
  await fill();
  await cookieStore.set(sessionCookie, '2');
  throws = true;
  element.setAttribute('heading', 'otro');
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  await become(element, 'ready');
  await expect.element(field('Texto')).toHaveValue('');
  await expect.element(field('Clave')).toHaveValue('');
});
