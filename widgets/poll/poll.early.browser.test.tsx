import { openPoll } from '@portada/contract/fixtures';
import { backEnd } from '@portada/ui/test/back-end.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { beginSession } from '../test/mount.ts';
import './index.ts';

test('[POLL-02] an option of the fallback that is chosen while the view renders stays chosen', async () => {
  beginSession();
  backEnd();
  const element = document.createElement('portada-poll');
  element.innerHTML = '<ul><li><input type="radio" value="3"></ul>';
  const early = element.querySelector('input');
  // It renders when it looks for what was chosen on the page before.
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    if (!element.querySelector('[slot] input')) early?.click();
    return null;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    element.remove();
  });
  element.setAttribute('poll', JSON.stringify(openPoll));
  document.body.append(element);
  await expect.element(page.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(early?.checked).toBe(false);
});
