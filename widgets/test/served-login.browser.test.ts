import { reader } from '@portada/contract/fixtures';
import { loginUrl } from '@portada/core';
import { backEnd } from '@portada/ui/test/back-end.ts';
import { expect, test } from 'vitest';
import '../comments/index.ts';
import '../contribution-form/index.ts';
import '../interview-form/index.ts';
import '../poll/index.ts';
import { create, place } from './elements.ts';
import { beginSession } from './mount.ts';

/** Presses the fallback's link to log in, again, as the loader does; answers whether it is followed. */
function press(widget: HTMLElement): boolean {
  const link = document.createElement('a');
  link.href = loginUrl();
  widget.append(link);
  let followed = true;
  const keepPage = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  widget.addEventListener('click', keepPage, { once: true });
  link.click();
  return followed;
}

test.each(['comments', 'contribution-form', 'interview-form', 'poll'])(
  'a reader who is logged in is not led from %s to the login page, and others are',
  async (name) => {
    backEnd();
    beginSession(reader);
    const widget = create(`portada-${name}`);
    place().append(widget);
    await expect.poll(() => widget.dataset.state).toBe('ready');
    expect(press(widget)).toBe(false);
    beginSession();
    expect(press(widget)).toBe(true);
  },
);
