import { photos } from '@portada/contract/fixtures';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, focused, mount, recordEvents, speak } from '../test/mount.ts';
import { inside, only, slidesOf, slidesPerView } from '../test/strips.ts';
import './index.ts';

beforeEach(() => adoptTokens());

async function draw(layout: 'grid' | 'strip' = 'grid', width = 1280): Promise<HTMLElement> {
  await page.viewport(width, 800);
  return mount('portada-photo-gallery', { images: photos, layout, label: 'El puerto en otoño' });
}

const photo = (place: number) =>
  page.getByRole('button', { name: new RegExp(`^Ampliar la foto ${place} de 6`) });
const viewer = page.getByRole('dialog', { name: 'El puerto en otoño' });
const counter = (element: HTMLElement) => only(element, 'dialog .portada-strip-counter').textContent;
const large = (element: HTMLElement) =>
  inside(element, 'dialog .portada-strip-slide').flatMap((slide, index) =>
    slide.querySelector('img') ? [index + 1] : [],
  );

test('[CARO-01] as a grid all photos are there at once, each a button with a name', async () => {
  const element = await draw();
  await expect.element(page.getByRole('list', { name: 'El puerto en otoño' })).toBeVisible();
  const names = inside(element, 'button').map((button) => button.ariaLabel);
  expect(names).toHaveLength(6);
  expect(names[0]).toBe('Ampliar la foto 1 de 6: Olas sobre el espigón');
  expect(names[5]).toBe('Ampliar la foto 6 de 6');
});

test.each([1280, 360])(
  '[CARO-01] as a strip there is one at a time, with its caption: at %i px',
  async (width) => {
    const element = await draw('strip', width);
    expect(slidesPerView(element)).toBeCloseTo(1, 2);
    expect(slidesOf(element)[0]?.querySelector('figcaption')?.textContent).toBe(
      'El temporal, ayer a primera hora, en el espigón de levante.Foto: Nuria Vidal',
    );
    expect(only(element, '.portada-strip-counter').textContent).toBe('1 / 6');
  },
);

test('a photo opens the viewer over the whole screen, at that photo, with the focus in it', async () => {
  const events = recordEvents('portada:gallery');
  const element = await draw();
  await userEvent.click(photo(3));
  await expect.element(viewer).toBeVisible();
  const { width, height } = only(element, 'dialog').getBoundingClientRect();
  expect([width, height]).toEqual([innerWidth, innerHeight]);
  await expect.poll(() => counter(element)).toBe('3 / 6');
  expect(focused()?.closest('dialog')).not.toBeNull();
  expect(location.hash).toBe('');
  expect(events).toEqual([{ index: 3, count: 6 }]);
});

test.each(['{Escape}', 'the button'])('%s closes it and gives the focus back', async (way) => {
  await draw();
  await userEvent.click(photo(2));
  await expect.element(viewer).toBeVisible();
  if (way === '{Escape}') await userEvent.keyboard(way);
  else await userEvent.click(page.getByRole('button', { name: 'Cerrar' }));
  await expect.element(viewer).not.toBeInTheDocument();
  expect(focused()).toBe(photo(2).element());
});

test('every key of the viewer turns the photos at once, and which one shows is said', async () => {
  const element = await draw();
  for (const key of [' ', '{Escape}{Enter}']) {
    if (key === ' ') (await photo(2).findElement()).focus();
    await userEvent.keyboard(key);
    await expect.poll(() => counter(element)).toBe('2 / 6');
  }
  const turn = async (keys: readonly (readonly [string, number])[]) => {
    for (const [key, place] of keys) {
      await userEvent.keyboard(key);
      await expect.poll(() => counter(element), { message: key }).toBe(`${place} / 6`);
      await expect.element(viewer.getByRole('status')).toHaveTextContent(`Elemento ${place} de 6`);
    }
  };
  await turn([
    ['{ArrowRight}', 3],
    ['{ArrowLeft}', 2],
    ['{End}', 6],
    ['{ArrowRight}', 6],
    ['{Home}', 1],
    ['{ArrowLeft}', 1],
  ]);
  (await viewer.getByRole('button', { name: 'Siguiente' }).findElement()).focus();
  await turn([
    ['{Enter}', 2],
    [' ', 3],
    ['{ArrowRight}', 4],
  ]);
  // The viewer's own button lies beside the strip.
  (await viewer.getByRole('button', { name: 'Cerrar' }).findElement()).focus();
  await turn([
    ['{ArrowLeft}', 3],
    ['{End}', 6],
  ]);
});

test('a large picture is fetched when it is seen, and so are those beside it', async () => {
  const element = await draw();
  await userEvent.click(photo(3));
  await expect.poll(() => counter(element)).toBe('3 / 6');
  expect(large(element)).toEqual([2, 3, 4]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => large(element)).toEqual([2, 3, 4, 5]);
});

test.each([1280, 360])(
  'a photo shows whole, its caption under it, and nothing is wider than the screen: %i px',
  async (width) => {
    const element = await draw('grid', width);
    await userEvent.click(photo(3));
    await expect.poll(() => counter(element)).toBe('3 / 6');
    const slide = inside(element, 'dialog .portada-strip-slide')[2];
    const picture = slide?.querySelector('img');
    const caption = () => slide?.querySelector('figcaption')?.getBoundingClientRect();
    // The dialog moves while it opens.
    await expect.poll(() => caption()?.bottom).toBeLessThanOrEqual(800);
    expect(picture && getComputedStyle(picture).objectFit).toBe('contain');
    expect(picture?.getAttribute('src')).toContain('/3-4/');
    expect(picture?.getBoundingClientRect().bottom).toBeLessThanOrEqual((caption()?.top ?? 0) + 1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('one photo needs no buttons, and Catalan pages have Catalan words', async () => {
  speak('ca');
  await page.viewport(800, 800);
  await mount('portada-photo-gallery', { images: photos.slice(0, 1) });
  await userEvent.click(page.getByRole('button', { name: 'Amplia la foto 1 de 1: Olas sobre el espigón' }));
  await expect.element(page.getByRole('dialog', { name: 'Fotos' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Següent' }).elements()).toEqual([]);
});

test('a photo of the fallback that is pressed again opens in the viewer; another link is a link', async () => {
  const element = document.createElement('portada-photo-gallery');
  element.setAttribute('images', JSON.stringify(photos));
  element.setAttribute('label', 'El puerto en otoño');
  element.innerHTML =
    '<p><a href="#credit">Nuria Vidal</a></p><a href="/1.jpg"><img alt="Uno"></a><a href="/2.jpg"><img alt="Dos"></a>';
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(() => element.dataset.state).toBe('ready');
  const press = (link: string) =>
    element
      .querySelector(link)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  expect(press('[href="#credit"]')).toBe(true);
  expect(viewer.elements()).toHaveLength(0);
  expect(press('[alt="Dos"]')).toBe(false);
  await expect.element(viewer).toBeVisible();
  await expect.poll(() => counter(element)).toBe('2 / 6');
});
