import { adPositions } from '@portada/contract/fixtures';
import tokens from '@portada/ui/tokens.css';
import { expect, onTestFinished, test } from 'vitest';
import { adReserveCss } from './reserve.ts';

const [position] = adPositions;

test.each([
  [1280, '628px'],
  [1100, '628px'],
  [1099, '278px'],
])('[ADS-03] [ADS-04] at %i px the page’s style sheet alone keeps %s free', (width, height) => {
  const frame = Object.assign(document.createElement('iframe'), { width });
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const bare = frame.contentDocument;
  if (!bare) throw new Error('A frame in the page has a document.');
  const style = bare.createElement('style');
  style.textContent = `${tokens} ${adReserveCss()} portada-ad-slot { display: block; min-block-size: var(--portada-ad-slot-reserve) }`;
  const element = bare.createElement('portada-ad-slot');
  bare.body.append(style, element);
  for (const space of [0, 1]) {
    element.setAttribute('position', JSON.stringify(position, null, space).replaceAll('\n', ''));
    expect(bare.defaultView?.getComputedStyle(element).minHeight).toBe(height);
  }
});
