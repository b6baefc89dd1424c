import { describe, expect, test } from 'vitest';
import { attacks, putOnPage } from '../test/attacks.ts';
import { hasMarkup, plainText, sanitise } from './sanitise.ts';

const onPage = async (html: string) => putOnPage(await sanitise(html));

test.each(attacks)('[CARD-17] leaves nothing of %s that runs, catches or covers', async (html) => {
  delete window.stolen;
  const place = await onPage(html);
  for (const element of place.querySelectorAll('*')) {
    expect(element.localName).toMatch(/^(a|strong|em|s|b|i|u)$/);
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    for (const { name } of element.attributes) expect(name).toMatch(/^(href|target|rel)$/);
    if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
      expect(element.protocol).toMatch(/^(https?|mailto|tel):$/);
    }
  }
  expect(window.stolen).toBeUndefined();
});

async function cleaned(html: string): Promise<string> {
  return (await onPage(html)).innerHTML;
}

describe('what a text may carry', () => {
  test.each([
    'Nada más que texto',
    '<strong>a</strong> <em>b</em> <s>c</s> <b>d</b> <i>e</i> <u>f</u>',
    '<a href="https://diari.test/a?b=1&amp;c=2#d">x</a>',
    '<a href="/cultura/">x</a><a href="#final">y</a><a href="mailto:a@b.es">z</a>',
    '<em>Menorca, <strong>l’illa <u>blanca</u></strong></em>',
    'A &lt;b&gt; C &amp; D',
  ])('[CARD-17] is kept as it is: %s', async (html) => {
    expect(await cleaned(html)).toBe(html);
  });

  test('[CARD-17] the text inside other markup stays', async () => {
    expect(await cleaned('<p class="x">Uno <span>dos</span></p><h2>tres</h2>')).toBe('Uno dostres');
  });

  test('[CARD-17] a link that opens elsewhere gives away neither its opener nor its page, and keeps its own rel', async () => {
    const place = await onPage('<a href="https://a.test/" target="_blank" rel="sponsored opener">x</a>');
    const link = place.querySelector('a');
    expect(link?.target).toBe('_blank');
    expect([...(link?.relList ?? [])]).toEqual(
      expect.arrayContaining(['sponsored', 'noopener', 'noreferrer']),
    );
  });

  test('[CARD-17] a link that stays keeps its rel untouched', async () => {
    expect(await cleaned('<a href="/a" rel="nofollow">x</a>')).toBe('<a href="/a" rel="nofollow">x</a>');
  });
});

test.each([
  ['Butlletí <b>del matí</b>', true, 'Butlletí del matí'],
  ['Pa &amp; oli', true, 'Pa &amp; oli'],
  ['Butlletí', false, 'Butlletí'],
  ['3 > 2', false, '3 > 2'],
  ['<img src=x onerror=stolen=1>', true, ''],
])('whether %j needs the sanitiser: %s', (text, needs, plain) => {
  expect(hasMarkup(text)).toBe(needs);
  expect(plainText(text)).toBe(plain);
});
