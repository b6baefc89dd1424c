import { contentCards } from '@portada/contract/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { adoptTokens, mount } from '../test/mount.ts';
import { drag, inside, slidesOf, swiped, whole } from '../test/strips.ts';
import { carouselFallbackCss } from './fallback.ts';
import { templateNames } from './templates.ts';
import './index.ts';

/** What a server writes: cards with a style of the page's own, among other things. */
function serve(template: string, count = 8): HTMLElement {
  const element = document.createElement('portada-carousel');
  element.setAttribute('template', template);
  for (let card = 0; card < count; card += 1) {
    const article = document.createElement('article');
    const link = document.createElement('a');
    link.href = `#tarjeta-${card}`;
    link.textContent = `Tarjeta ${card}`;
    article.append(link, document.createElement('br'), 'Del servidor');
    article.className = 'tarjeta';
    element.append(' ', article);
  }
  return element;
}

function pageStyles(): void {
  adoptTokens();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@layer portada { ${carouselFallbackCss()} } .tarjeta { background: gold; padding: 5px; }`,
  );
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

const boxes = (element: HTMLElement) =>
  [...element.querySelectorAll('.tarjeta')].map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return [x, y, width, height].map((side) => Math.round(side * 8) / 8);
  });

test.each(templateNames)(
  '[CARO-01] the server’s cards lie where they lie without script, before Swiper and after it: %s',
  async (template) => {
    pageStyles();
    const element = serve(template, 14);
    onTestFinished(() => element.remove());
    for (const width of [1280, 800, 360]) {
      await page.viewport(width, 900);
      element.dataset.state = 'off';
      document.body.append(element);
      element.dataset.state = 'waiting';
      const served = boxes(element);
      const { height } = element.getBoundingClientRect();
      delete element.dataset.state;
      element.remove();
      document.body.append(element);
      await expect.poll(() => element.dataset.state).toBe('ready');
      expect(boxes(element), `drawn at ${width}`).toEqual(served);
      await swiped(element);
      expect(boxes(element), `swiped at ${width}`).toEqual(served);
      expect(element.getBoundingClientRect().height).toBe(height);
      element.remove();
      await expect.poll(() => element.dataset.state).toBeUndefined();
    }
  },
);

test('the place to which the reader has scrolled the server’s cards is kept', async () => {
  await page.viewport(800, 900);
  pageStyles();
  const element = serve('carousel');
  element.dataset.state = 'off';
  document.body.append(element);
  onTestFinished(() => element.remove());
  element.dataset.state = 'waiting';
  element.scrollLeft = element.scrollWidth;
  const left = () => element.querySelectorAll('.tarjeta')[7]?.getBoundingClientRect().left;
  const before = left();
  element.dataset.state = 'loading';
  await expect.poll(() => element.dataset.state).toBe('ready');
  await swiped(element);
  expect(left()).toBeCloseTo(before ?? 0, 0);
  expect(whole(element)).toEqual([5, 6, 7]);
});

test('the focus in a server’s card stays there when the widget draws', async () => {
  pageStyles();
  const element = serve('carousel');
  element.dataset.state = 'off';
  document.body.append(element);
  onTestFinished(() => element.remove());
  const link = element.querySelector('a');
  element.dataset.state = 'waiting';
  link?.focus();
  element.dataset.state = 'loading';
  await expect.poll(() => element.dataset.state).toBe('ready');
  expect(document.activeElement).toBe(link);
});

test('cards that the server writes later become slides, and go again', async () => {
  pageStyles();
  const element = serve('carousel', 3);
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(() => slidesOf(element).length).toBe(3);
  element.append(...serve('carousel', 2).children);
  await expect.poll(() => slidesOf(element).length).toBe(5);
  element.querySelector('.tarjeta')?.remove();
  await expect.poll(() => slidesOf(element).length).toBe(4);
  await expect.element(page.getByRole('group', { name: '4 de 4' })).toBeInTheDocument();
});

test.each(['own', 'server’s'])('%s cards are swiped with the mouse, which presses no link', async (whose) => {
  await page.viewport(700, 900);
  pageStyles();
  const element =
    whose === 'own'
      ? await mount('portada-carousel', { label: 'Vídeos', items: contentCards.slice(0, 6) })
      : serve('carousel', 6);
  if (whose !== 'own') document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(() => slidesOf(element).length).toBe(6);
  await swiped(element);
  const link = whose === 'own' ? inside(element, 'a')[1] : element.querySelectorAll('a')[1];
  if (!link) throw new Error('Each card has a link.');
  drag(element, link, -500);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await expect.poll(() => whole(element)[0]).toBeGreaterThan(0);
});
