import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { attacks, putOnPage } from '../test/attacks.ts';
import { sanitiseCards } from './sanitise.ts';

const onPage = async (html: string) => putOnPage(await sanitiseCards(html));
const cleaned = async (html: string) => (await onPage(html)).innerHTML;

const more = [
  '<portada-save-button content-id="1" onclick="stolen = 1" onfocus=stolen=1 tabindex=0>x</portada-save-button>',
  '<portada-save-button style="position:fixed;inset:0" id="portada-page" slot="portada" part="x">x</portada-save-button>',
  '<portada-save-button><script>stolen = 1</script></portada-save-button>',
  '<portada-login data-state="off" data-activated is="portada-x">x</portada-login>',
  '<a is="portada-login">x</a>',
  '<other-element content-id="1">x</other-element>',
  '<portadalogin>x</portadalogin>',
  '<picture><source srcset="javascript:stolen=1"><img src="javascript:stolen=1" onload=stolen=1></picture>',
  '<svg viewBox="0 0 1 1"><path d="M0 0" onclick=stolen=1 /><foreignObject><script>stolen=1</script></foreignObject></svg>',
  '<svg><set attributeName="onload" to="stolen=1" /><image href="x" onerror=stolen=1 /></svg>',
  '<article><form action="//evil.test"><input name="password"></form></article>',
  '<img src="x" name="portada" id="fetch">',
];

/** What the attacks would load has been asked for before it, and has failed by then too. */
function aLaterPicture(): Promise<Event> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('error', resolve);
    picture.src = '/no-picture.png';
  });
}

test.each([...attacks, ...more])('[LOAD-03] leaves nothing of %s that runs or catches', async (html) => {
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  delete window.stolen;
  const place = await onPage(html);
  await aLaterPicture();
  expect(window.stolen).toBeUndefined();
  const forbidden =
    'script, style, link, base, meta, iframe, object, embed, form, input, button, textarea, select, template, ' +
    'details, dialog, slot, video, audio, math, foreignObject, animate, set, use, image, other-element, portadalogin';
  expect(place.querySelector(forbidden)).toBeNull();
  for (const element of place.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^(on.*|id|is|slot|part|style|srcdoc|formaction|data-state|data-activated)$/i);
      if (!element.localName.startsWith('portada-')) expect(name).not.toBe('name');
      if (/^(href|src|srcset)$/.test(name)) expect(value).not.toMatch(/^\s*(java|vb)script|^\s*data:text/i);
    }
  }
});

describe('what a card may carry', () => {
  test.each([
    '<article class="card md:flex"><h3 class="card__title"><a href="/a/">Título</a></h3></article>',
    '<li><p>Uno <em>dos</em></p><time datetime="2026-11-21T09:30:00+01:00">21 nov 2026</time></li>',
    '<picture class="picture"><source type="image/avif" srcset="/a.avif 210w, /b.avif 410w" sizes="(min-width: 578px) 46vw, 100vw"><img src="/a.jpg" alt="Grúas: al alba" width="630" height="354" loading="lazy" decoding="async"></picture>',
    '<svg class="icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false"><path d="M10 25a14 14 0 0 1 28 0z"></path></svg>',
    '<p lang="ca" dir="auto" data-content-id="7" aria-label="x">x</p>',
    '<ul><li>1</li></ul><ol start="3"><li>2</li></ol><dl><dt>a</dt><dd>b</dd></dl>',
  ])('[SHOW-03] [LOAD-03] is kept as it is: %s', async (html) => {
    expect(await cleaned(html)).toBe(html);
  });

  test('[LOAD-03] our elements stay, with text, JSON and boolean attributes and what is inside', async () => {
    const ads = JSON.stringify({ desktop: [{ id: '1', name: 'a > b & "c"' }], mobile: [] });
    const element = document.createElement('portada-unknown');
    element.setAttribute('content-id', '4711');
    element.setAttribute('name', 'Títol');
    element.setAttribute('ads', ads);
    element.setAttribute('text-input', '');
    element.append('Guarda ', Object.assign(document.createElement('a'), { href: '/a/' }));
    const [kept] = (await onPage(element.outerHTML)).children;
    expect(kept?.outerHTML).toBe(element.outerHTML);
    expect(kept?.getAttribute('ads')).toBe(ads);
  });

  test('[LOAD-03] the data script of an element goes, and the element stays', async () => {
    const html = '<portada-unknown><script type="application/json">[1]</script>Dentro</portada-unknown>';
    expect(await cleaned(html)).toBe('<portada-unknown>Dentro</portada-unknown>');
  });

  test('[LOAD-03] an element of ours comes alive where it is put', async () => {
    const connected = vi.fn();
    class Alive extends HTMLElement {
      connectedCallback() {
        connected(this.getAttribute('content-id'));
      }
    }
    customElements.define('portada-alive-card', Alive);
    const nodes = await sanitiseCards('<p><portada-alive-card content-id="7"></portada-alive-card></p>');
    expect(connected).not.toHaveBeenCalled();
    await putOnPage(nodes);
    expect(connected).toHaveBeenCalledExactlyOnceWith('7');
  });

  test('[LOAD-03] a link that opens elsewhere gives away neither its opener nor its page', async () => {
    const link = (await onPage('<a href="https://a.test/" target="_blank">x</a>')).querySelector('a');
    expect([...(link?.relList ?? [])]).toEqual(['noopener', 'noreferrer']);
  });
});
