import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { compose, pressWhileComposing } from '../../test/input-method.ts';
import { find, render } from '../../test/render.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Example({ onClose, ...rest }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button id="opener" type="button" onClick={() => setOpen(true)}>
        Guardar
      </button>
      <a href="/fuera/">Fuera</a>
      <Dialog open={open} onClose={close} title="Inicia sesión para guardar" {...rest}>
        <a href="/acceso/">Iniciar sesión</a>
        <button id="done" type="button" onClick={close}>
          Ahora no
        </button>
      </Dialog>
    </>
  );
}

const opener = () => find('#opener');
const dialog = () => document.querySelector('dialog');

async function open(props: Partial<DialogProps> = {}) {
  const drawn = render(<Example {...props} />);
  await userEvent.click(opener());
  await expect.poll(() => dialog()?.open).toBe(true);
  return drawn;
}

test('[UI-02] opens as a modal named by its title, with the focus on what it is about', async () => {
  await open();
  expect(dialog()?.matches(':modal')).toBe(true);
  expect(document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Inicia sesión para guardar',
  );
  expect(document.activeElement?.textContent).toBe('Iniciar sesión');
});

test('[UI-02] Escape closes it and the focus goes back', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('[UI-02] Escape that drops a word of an input method does not close it', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="Nombre" onClose={onClose}>
      <input id="name" />
    </Dialog>,
  );
  find('#name').focus();
  await compose('ほん');
  await pressWhileComposing('Escape');
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog()?.open).toBe(true);
  await compose('');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('[UI-02] a button inside closes it and the focus goes back', async () => {
  await open();
  await userEvent.click(find('#done'));
  await expect.poll(dialog).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('[UI-02] the close button closes it', async () => {
  await open();
  await userEvent.click(find('[aria-label="Cerrar"]'));
  await expect.poll(dialog).toBeNull();
});

test('[UI-02] a press outside closes it, one inside does not', async () => {
  const onClose = vi.fn();
  await open({ onClose });
  await userEvent.click(find('h2'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(find('dialog'), { position: { x: 10, y: -20 }, force: true });
  await expect.poll(dialog).toBeNull();
});

test('[UI-02] a selection drawn from inside to outside does not close it', async () => {
  const onClose = vi.fn();
  await open({ onClose });
  find('h2').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  find('dialog').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('[UI-02] a required one stays, whatever is pressed', async () => {
  const onClose = vi.fn();
  await open({ onClose, required: true });
  expect(document.querySelector('[aria-label="Cerrar"]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(find('dialog'), { position: { x: 10, y: -20 }, force: true });
  expect(dialog()?.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('[UI-02] the Tab key never leaves it for the page', async () => {
  await open();
  for (let press = 0; press < 8; press += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    expect(activeElement === document.body || dialog()?.contains(activeElement)).toBe(true);
  }
});

test('[UI-02] the page behind is still while it is open, and scrolls again when it is taken away', async () => {
  const { unmount } = await open();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  unmount();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

test('[UI-02] in a shadow root too the focus goes back where it was', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  flushSync(() => root.render(<Example />));
  find('#opener', shadow).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shadow.activeElement?.textContent).toBe('Iniciar sesión');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadow.querySelector('dialog')).toBeNull();
  expect(shadow.activeElement).toBe(find('#opener', shadow));
});

test('the cancelled choice of a file in it does not close it', async () => {
  const onClose = vi.fn();
  await open({ onClose });
  find('h2').dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});
