import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

const keyCodes = { Enter: 13, Escape: 27, ArrowDown: 40 };

/** Begins a word by an input method where the focus is: it is under way until it is accepted or dropped. */
export async function compose(text: string): Promise<void> {
  await cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

/** Presses a key as browsers tell of it while a word is being composed. */
export async function pressWhileComposing(key: keyof typeof keyCodes): Promise<void> {
  const event = { key, code: key, windowsVirtualKeyCode: keyCodes[key] };
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}
