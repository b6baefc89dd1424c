import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, render } from '../../test/render.tsx';
import { useDisclosure } from './useDisclosure.ts';

function Example() {
  const { open, container, toggle, close } = useDisclosure<HTMLDivElement>();
  return (
    <>
      <div ref={container}>
        <button id="opener" type="button" aria-expanded={open} onClick={toggle}>
          Menú
        </button>
        <ul id="list" hidden={!open}>
          <li>
            <a id="first" href="#uno">
              Uno
            </a>
          </li>
          <li>
            <button id="done" type="button" onClick={close}>
              Cerrar
            </button>
          </li>
        </ul>
      </div>
      <button id="outside" type="button">
        Fuera
      </button>
    </>
  );
}

const opener = () => find('#opener');
const isOpen = () => !find('#list').hidden && opener().getAttribute('aria-expanded') === 'true';

async function open() {
  const drawn = render(<Example />);
  expect(isOpen()).toBe(false);
  await userEvent.click(opener());
  await expect.poll(isOpen).toBe(true);
  return drawn;
}

test('the button opens and closes it', async () => {
  await open();
  await userEvent.click(opener());
  await expect.poll(isOpen).toBe(false);
});

test('Escape closes it and gives the focus back, from wherever it is inside', async () => {
  await open();
  find('#first').focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  expect(document.activeElement).toBe(opener());
});

test('other keys leave it open', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}x');
  expect(isOpen()).toBe(true);
});

test('a press outside closes it, one inside does not', async () => {
  await open();
  find('#list').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  expect(isOpen()).toBe(true);
  await userEvent.click(find('#outside'));
  await expect.poll(isOpen).toBe(false);
});

test('it closes when the focus leaves, and stays while the focus goes about in it', async () => {
  await open();
  opener().focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(find('#first'));
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(find('#done'));
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(find('#outside'));
  await expect.poll(isOpen).toBe(false);
});

test('it stays open when the whole window loses the focus', async () => {
  await open();
  find('#first').focus();
  find('#first').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null }));
  expect(isOpen()).toBe(true);
});

test('what it opens may close it', async () => {
  await open();
  await userEvent.click(find('#done'));
  await expect.poll(isOpen).toBe(false);
});
