import { contentCards } from '@portada/contract/fixtures';
import { nextFrame } from '@portada/core/test/frames.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, focused, mount } from '../test/mount.ts';
import { inside, isSwiped, only, slidesOf, slidesPerView, stripOf, swiped, whole } from '../test/strips.ts';
import './index.ts';

const many = [...contentCards, ...contentCards.map((card) => ({ ...card, id: `otra-${card.id}` }))];

async function draw(template: string, items: readonly object[] = many): Promise<HTMLElement> {
  return mount('portada-carousel', { template, label: 'Vídeos', items, load: 'eager' });
}

const next = page.getByRole('button', { name: 'Siguiente' });
const previous = page.getByRole('button', { name: 'Anterior' });

test.each([
  [
    'slider',
    [
      [1280, 1],
      [767, 1],
      [360, 1],
    ],
  ],
  [
    'photo-gallery',
    [
      [1280, 1],
      [360, 1],
    ],
  ],
  [
    'mini',
    [
      [1280, 10],
      [768, 10],
      [360, 10],
    ],
  ],
  [
    'vertical',
    [
      [1280, 5.5],
      [768, 5.5],
      [360, 5.5],
    ],
  ],
  [
    'carousel',
    [
      [1280, 3],
      [1100, 3],
      [769, 3],
      [768, 2],
      [568, 2],
      [567, 1.25],
      [320, 1.25],
    ],
  ],
  [
    'card-swiper',
    [
      [1280, 4],
      [1084, 4],
      [1083, 2],
      [567, 2],
      [566, 1],
      [320, 1],
    ],
  ],
] as const)(
  '[CARO-01] [CARO-02] [CARO-03] [CARO-04] [CARO-05] slides per view of %s',
  async (template, figures) => {
    adoptTokens();
    const element = await draw(template);
    for (const [width, slides] of figures) {
      await page.viewport(width, 900);
      expect(slidesPerView(element, template === 'vertical'), `at ${width}`).toBeCloseTo(slides, 2);
    }
  },
);

test.each([
  ['vertical', 769, 6],
  ['vertical', 768, 3],
  ['carousel', 769, 3],
  ['carousel', 768, 2],
  ['mini', 769, 10],
  ['mini', 768, 7],
])(
  '[CARO-06] %s at %i px loads %i pictures at once and the rest as they come near',
  async (template, width, count) => {
    await page.viewport(width, 900);
    const pictured = many.filter(({ image }) => image?.src);
    const element = await draw(template, pictured);
    const loading = inside(element, 'img').map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(pictured.map((_, index) => (index < count ? 'eager' : 'lazy')));
  },
);

test('Swiper comes only where there is more than fits, and goes when that is no longer so', async () => {
  await page.viewport(1280, 900);
  adoptTokens();
  const element = await draw('carousel', many.slice(0, 3));
  expect(next.elements()).toEqual([]);
  expect(isSwiped(element)).toBe(false);
  await page.viewport(500, 900);
  await swiped(element);
  await expect.element(next).toBeVisible();
  await page.viewport(1280, 900);
  await expect.poll(() => isSwiped(element)).toBe(false);
  expect(next.elements()).toEqual([]);
});

test('Swiper does not come while the carousel is far from the screen', async () => {
  await page.viewport(1280, 700);
  adoptTokens();
  const spaces = [document.createElement('div'), document.createElement('div')];
  for (const space of spaces) space.style.blockSize = '2000px';
  onTestFinished(() => {
    for (const space of spaces) space.remove();
  });
  const [above = '', below = ''] = spaces;
  document.body.prepend(above);
  const element = await draw('carousel');
  element.after(below);
  await expect.element(next).toBeInTheDocument();
  await nextFrame();
  expect(isSwiped(element)).toBe(false);
  element.scrollIntoView({ behavior: 'instant' });
  await swiped(element);
});

test('the buttons turn as many slides as are seen, stay at the ends, and what shows is said', async () => {
  await page.viewport(1280, 900);
  adoptTokens();
  const element = await draw('carousel', many.slice(0, 8));
  await swiped(element);
  expect(whole(element)).toEqual([0, 1, 2]);
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  await expect.poll(() => whole(element)).toEqual([3, 4, 5]);
  await expect.element(page.getByRole('status')).toHaveTextContent('Elementos del 4 al 6, de 8');
  await userEvent.click(next);
  await expect.poll(() => whole(element)).toEqual([5, 6, 7]);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  expect(focused()).toBe(next.element());
  await userEvent.click(previous);
  await expect.poll(() => whole(element)).toEqual([2, 3, 4]);
});

test('the pattern of a carousel: a named region, slides that say which they are, nothing that moves by itself', async () => {
  adoptTokens();
  const element = await draw('slider', many.slice(0, 3));
  const region = page.getByRole('region', { name: 'Vídeos' });
  await expect.element(region).toHaveAttribute('aria-roledescription', 'carrusel');
  await expect
    .element(page.getByRole('group', { name: '2 de 3' }))
    .toHaveAttribute('aria-roledescription', 'elemento');
  await userEvent.click(next);
  await expect.element(page.getByRole('status')).toHaveTextContent('Elemento 2 de 3');
  expect(only(element, '.portada-strip-counter').textContent).toBe('2 / 3');
});

test.each([
  ['carousel', '{ArrowRight}', '{ArrowLeft}', '{ArrowDown}'],
  ['vertical', '{ArrowDown}', '{ArrowUp}', '{ArrowRight}'],
])('every key of a carousel (%s) leads from slide to slide and takes the focus along', async (...row) => {
  const [template, on, back, across] = row;
  await page.viewport(700, 900);
  adoptTokens();
  const element = await draw(template);
  await swiped(element);
  const links = inside(element, 'a');
  const last = links.length - 1;
  links[0]?.focus();
  for (const [key, index] of [
    [back, 0],
    [on + on, 2],
    [back, 1],
    [across, 1],
    ['{End}', last],
    [on, last],
    ['{Home}', 0],
  ] as const) {
    await userEvent.keyboard(key);
    expect(focused()).toBe(links[index]);
    await expect.poll(() => whole(element), { message: key }).toContain(index);
  }
});

test('every key of a carousel’s buttons turns it and leaves the focus there', async () => {
  await page.viewport(700, 900);
  adoptTokens();
  const element = await draw('carousel', many.slice(0, 6));
  await swiped(element);
  (await next.findElement()).focus();
  for (const [key, seen] of [
    ['{Enter}', [2, 3]],
    [' ', [4, 5]],
    ['{Enter}', [4, 5]],
    ['{ArrowLeft}', [3, 4]],
    ['{Home}', [0, 1]],
    ['{ArrowRight}', [1, 2]],
    ['{End}', [4, 5]],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => whole(element), { message: key }).toEqual(seen);
    expect(focused()).toBe(next.element());
  }
});

test('what has the focus is brought into sight', async () => {
  await page.viewport(700, 900);
  adoptTokens();
  const element = await draw('carousel', many.slice(0, 6));
  await swiped(element);
  const links = inside(element, 'a');
  links[1]?.focus();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe(links[2]);
  await expect.poll(() => whole(element)).toContain(2);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.poll(() => whole(element)).toEqual([4, 5]);
  expect(stripOf(element).scrollLeft).toBe(0);
});

test('[CARD-13] what stands for an advertising slot is no slide', async () => {
  const element = await draw('carousel', [...many.slice(0, 2), { id: 'hueco', position: 3 }]);
  expect(slidesOf(element)).toHaveLength(2);
});

test('hostile data is drawn as text, and addresses that run are no links', async () => {
  adoptTokens();
  await page.viewport(360, 900);
  const element = await draw('carousel', [
    {
      id: 1,
      url: 'javascript:alert(1)',
      title: `<img src=x onerror=alert(1)>${'Larguísimo'.repeat(60)}`,
      kicker: { text: '<script>alert(1)</script>' },
    },
    { id: 1 },
  ]);
  expect(slidesOf(element)).toHaveLength(2);
  expect(inside(element, 'script, img, [href^="javascript"]')).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
