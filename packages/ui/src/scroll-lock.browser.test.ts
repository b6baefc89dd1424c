import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockScroll } from './scroll-lock.ts';

const { documentElement: html, body } = document;
const releases: (() => void)[] = [];

function lock(): () => void {
  const release = lockScroll();
  releases.push(release);
  return release;
}

beforeEach(() => {
  const page = document.createElement('div');
  page.id = 'page';
  page.style.height = '4000px';
  body.append(page);
  scrollTo(0, 700);
});

afterEach(() => {
  for (const release of releases.splice(0)) release();
  document.getElementById('page')?.remove();
  html.removeAttribute('style');
  body.removeAttribute('style');
});

/** What a reader with a wheel could still do: `scrollTo` is a script's, and allowed. */
function readerCanScroll(): boolean {
  return !['hidden', 'clip'].includes(getComputedStyle(html).overflowY);
}

test('[UI-02] the page keeps its place and its width', () => {
  const width = body.getBoundingClientRect().width;
  lock();
  expect(readerCanScroll()).toBe(false);
  expect(scrollY).toBe(700);
  expect(body.getBoundingClientRect().width).toBe(width);
});

test('[UI-02] the place of a scrollbar stays free while it is gone', () => {
  // The browser of the tests hides its scrollbars, so one is made believe.
  const innerWidth = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(html.clientWidth + 15);
  const release = lock();
  expect(getComputedStyle(html).scrollbarGutter).toBe('stable');
  release();
  expect(getComputedStyle(html).scrollbarGutter).toBe('auto');
  innerWidth.mockRestore();
});

test('[UI-02] the page scrolls again when the last holder lets go', () => {
  const first = lock();
  const second = lock();
  first();
  first();
  expect(readerCanScroll()).toBe(false);
  second();
  expect(readerCanScroll()).toBe(true);
  expect(scrollY).toBe(700);
});

test('what the page had set itself comes back', () => {
  html.style.setProperty('overflow', 'auto', 'important');
  body.style.setProperty('overflow', 'clip');
  lock()();
  expect(html.style.getPropertyValue('overflow')).toBe('auto');
  expect(html.style.getPropertyPriority('overflow')).toBe('important');
  expect(body.style.getPropertyValue('overflow')).toBe('clip');
  expect(html.style.getPropertyValue('scrollbar-gutter')).toBe('');
});

test('a sticky header holds on in a page whose body hides its sides', () => {
  body.style.overflowX = 'hidden';
  const header = document.createElement('header');
  header.style.cssText = 'position: sticky; top: 0; height: 40px';
  document.getElementById('page')?.prepend(header);
  expect(header.getBoundingClientRect().top).toBe(0);
  lock();
  expect(header.getBoundingClientRect().top).toBe(0);
});

test('a page that scrolls in its body is held too, in its place', () => {
  html.style.cssText = 'height: 100%; overflow: hidden';
  body.style.cssText = 'height: 100%; overflow-y: auto; margin: 0';
  body.scrollTop = 300;
  const release = lock();
  expect(getComputedStyle(body).overflowY).toBe('hidden');
  expect(body.scrollTop).toBe(300);
  release();
  expect(getComputedStyle(body).overflowY).toBe('auto');
});
