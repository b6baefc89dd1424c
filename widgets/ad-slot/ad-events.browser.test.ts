import { adPositions } from '@portada/contract/fixtures';
import { usePage } from '@portada/core/test/page.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, mount, recordEvents } from '../test/mount.ts';
import { createFakeGpt } from './test/gpt.ts';
import './index.ts';

const { gpt, slots, answer } = createFakeGpt();
window.googletag = gpt;

test('[ADS-05] the page hears of an ad that is shown, once, and that the reader closes it', async () => {
  adoptTokens();
  usePage({ gptAdvertisingEnabled: true, webFeatures: { advertising: true, closableAds: true } });
  const events = recordEvents('portada:ad');
  const [position] = adPositions;
  await mount('portada-ad-slot', { position });
  await expect.poll(() => slots.length).toBe(1);
  expect(events).toEqual([]);
  answer(slots[0], 250);
  const told = { position: position?.id, adUnitCode: position?.adUnitCode };
  await expect.poll(() => events).toEqual([{ ...told, action: 'shown' }]);
  // As when the library fills the slot anew.
  answer(slots[0], 250);
  await userEvent.click(page.getByRole('button', { name: 'Cerrar el anuncio' }));
  expect(events.slice(1)).toEqual([{ ...told, action: 'closed' }]);
});
