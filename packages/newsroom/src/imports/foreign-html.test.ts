import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { adoptBody, adoptHtml, safeAddress, textOfHtml } from './foreign-html.ts';

test.each([
  ['<p>Uno <b>dos</b> <i>tres</i></p>', '<p>Uno <strong>dos</strong> <em>tres</em></p>'],
  ['Suelto\n\ny aparte', '<p>Suelto</p>\n<p>y aparte</p>'],
  ['<h1>A</h1><h6>B</h6>', '<h2>A</h2>\n<h2>B</h2>'],
  ['<ul><li>a<li>b</ul><ul><li>c</ul>', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<ul>\n<li>c</li>\n</ul>'],
  ['<b><p>uno</p><p>dos</p></b>', '<p><strong>uno</strong></p>\n<p><strong>dos</strong></p>'],
  ['<a href="../b?x=1&y=2">c</a>', '<p><a href="https://el.test/b?x=1&amp;y=2">c</a></p>'],
  ['<a href="javascript:x()">c</a>', '<p>c</p>'],
  ['<p><em></em></p>', ''],
  ['a &lt;script&gt; b', '<p>a &lt;script&gt; b</p>'],
  [
    '<table><caption>Mareas</caption><thead><tr><th>Día<th>Hora</thead><tr><th>1<td colspan=2 style="x">9<br>10</table>',
    '<table>\n<caption>Mareas</caption>\n<thead>\n<tr><th scope="col">Día</th><th scope="col">Hora</th></tr>\n</thead>\n<tbody>\n<tr><th scope="row">1</th><td colspan="2">9<br>\n10</td></tr>\n</tbody>\n</table>',
  ],
  [
    '<table><tr><td>a</td><td><p>b</p><ul><li>c</li></ul></td></tr><tr><td>d</td><td></td></tr></table>',
    '<table>\n<tbody>\n<tr><td>a</td><td>b<br>\nc</td></tr>\n<tr><td>d</td><td></td></tr>\n</tbody>\n</table>',
  ],
  [
    '<figure class="wp-block-table"><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table><figcaption>Fuente</figcaption></figure>',
    '<table>\n<caption>Fuente</caption>\n<tbody>\n<tr><td>a</td><td>b</td></tr>\n<tr><td>c</td><td>d</td></tr>\n</tbody>\n</table>',
  ],
  // Tables that are there for the looks.
  ['<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', '<p>a</p>\n<p>b</p>'],
  ['<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>', '<p>a b c</p>'],
  // Players and posts of other services are links, of which the page makes cards.
  [
    '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="El faro"></iframe>',
    '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">El faro</a></figure>',
  ],
  [
    '<figure class="wp-block-embed"><div>\nhttps://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1\n</div></figure>',
    '<figure><a href="https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk">Spotify</a></figure>',
  ],
  [
    '<blockquote class="twitter-tweet"><p>Hola</p>— A <a href="https://twitter.com/a/status/12?s=1">ayer</a></blockquote><script src="x"></script>',
    '<blockquote>\n<p>Hola</p>\n<p>— A <a href="https://twitter.com/a/status/12?s=1">ayer</a></p>\n</blockquote>\n<figure><a href="https://x.com/a/status/12">X</a></figure>',
  ],
  ['<p>https://youtu.be/dQw4w9WgXcQ y más</p>', '<p>https://youtu.be/dQw4w9WgXcQ y más</p>'],
  ['<iframe src="https://evil.test/embed/dQw4w9WgXcQ"></iframe>', ''],
  ['<constructor>x</constructor>', '<p>x</p>'],
  // Breaks are those of the page; those of the file are none, but for preformatted text.
  ['<p>Vers<br>\ndesprés</p>', '<p>Vers<br>\ndesprés</p>'],
  ['<p>una\nfrase</p>', '<p>una frase</p>'],
  ['<p><br>uno<br /><br>dos<br></p>', '<p>uno</p>\n<p>dos</p>'],
  ['<ul><li>a<br>b</li></ul>', '<ul>\n<li>a<br>\nb</li>\n</ul>'],
  [
    '<pre>línia u\n  línia <b>dos</b>\n\nestrofa\n</pre>\nfi',
    '<p>línia u<br>\nlínia <strong>dos</strong></p>\n<p>estrofa</p>\n<p>fi</p>',
  ],
  ['<pre class="wp-block-verse">a\r\nb<br>\r\nc</pre>', '<p>a<br>\nb<br>\nc</p>'],
  ['<blockquote><pre>a\nb</pre></blockquote>', '<blockquote>\n<p>a<br>\nb</p>\n</blockquote>'],
])('%s becomes %s', (html, expected) => {
  expect(adoptHtml(html, 'https://el.test/a/')).toBe(expected);
});

test.each([
  [
    'Canta el far,\ncalla el moll.\n\nHorari:\nDilluns',
    '<p>Canta el far,<br>\ncalla el moll.</p>\n<p>Horari:<br>\nDilluns</p>',
  ],
  ['uno\r\n<em>dos</em>\r\n \r\ntres', '<p>uno<em><br>\ndos</em></p>\n<p>tres</p>'],
  ['<p>uno\ndos</p>\n<p>tres</p>', '<p>uno<br>\ndos</p>\n<p>tres</p>'],
  ['Vers<br>\ndesprés<br />\n\nfi', '<p>Vers<br>\ndesprés</p>\n<p>fi</p>'],
  [
    '<h3>A</h3>\nb\n<ul>\n<li>c</li>\n<li>d\ne</li>\n</ul>\nf',
    '<h2>A</h2>\n<p>b</p>\n<ul>\n<li>c</li>\n<li>d<br>\ne</li>\n</ul>\n<p>f</p>',
  ],
  ['<table>\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n</table>', '<p>a b</p>'],
  ['a\n<!--more-->\n<pre>b\nc</pre>\nd', '<p>a</p>\n<p>b<br>\nc</p>\n<p>d</p>'],
])('where lines are kept, %j is %j', (html, expected) => {
  expect(adoptHtml(html, '', true)).toBe(expected);
});

const attacks = [
  '<script>x()</script>',
  '<img src=x onerror=x()>',
  '<svg onload=x()><script>x()</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x()&gt;">',
  '<a href="&#106;avascript:x()">a</a><a href=" \tjava\nscript:x()">b</a><a href="data:text/html,x">c</a>',
  '<a href="https://a.test/" onclick=x() style="position:fixed" target=_blank>d</a>',
  '<iframe srcdoc="<script>x()</script>"></iframe><object data=x></object><embed src=x>',
  '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>',
  '<template><script>x()</script></template><style>@import "x"</style><link rel=stylesheet href=x><base href=//x>',
  '<form action=//x><input name=password><button>ok</button></form><details ontoggle=x() open>y</details>',
  '<portada-login></portada-login><p is="x-y">z</p>',
  "<a href='https://a.test/\"><img src=x onerror=x()>'>e</a>",
  '<!--><img src=x onerror=x()>--><![CDATA[<img src=x onerror=x()>]]>',
  '<table onload=x()><caption onclick=x()>a</caption><tr style="x"><th scope="x()" colspan="2 onclick=x()">b<td background="javascript:x()">c<script>x()</script></table>',
  '<table><tr><td>a<td>b<tr><td><svg><script>x()</script></svg><td><table><tr><td><img src=x onerror=x()></table></table>',
  '<figure onclick=x()><img src="https://a.test/x.jpg" alt="&quot; onerror=x()"><figcaption><img src=x onerror=x()><b onclick=x()>c</b></figcaption></figure>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ&quot;onload=x()" title="&quot;><script>x()</script>" onload=x()></iframe>',
  '<blockquote class="instagram-media" cite="javascript:x()"><a href="https://www.instagram.com/p/A1&quot; onclick=x()">p</a></blockquote>',
];

test.each(attacks)('nothing is left of %s but words of ours', (html) => {
  const { document } = new Window();
  document.body.innerHTML = adoptHtml(html, 'https://el.test/');
  for (const element of document.body.querySelectorAll('*')) {
    expect(element.localName).toMatch(
      /^(p|h2|br|a|strong|em|blockquote|ul|ol|li|figure|table|caption|thead|tbody|tr|th|td)$/,
    );
    for (const { name, value } of element.attributes) {
      expect(`${name}=${value}`).toMatch(/^(href=(https?|mailto|tel):|scope=(col|row)$|(col|row)span=\d+$)/);
    }
  }
});

const picture = (url: string, more = {}) => ({
  ...{ url, alt: '', caption: '', credit: '', otherwise: '' },
  ...more,
});

test.each([
  [
    '<p>a</p><figure><a href="/x.jpg"><img src="/x.jpg" alt=" El  faro "></a><figcaption>De <i>noche</i></figcaption></figure><p>b</p>',
    [
      '<p>a</p>',
      picture('https://el.test/x.jpg', { alt: 'El faro', caption: 'De <em>noche</em>' }),
      '<p>b</p>',
    ],
  ],
  [
    '<p><img src="x.jpg">uno <img data-src="y.jpg" src="data:image/gif;base64,R0lGOD">dos</p>',
    [picture('https://el.test/a/x.jpg'), '<p>uno dos</p>', picture('https://el.test/a/y.jpg')],
  ],
  [
    '<figure class="wp-block-gallery"><figure><img src="/1.jpg"><figcaption>Uno</figcaption></figure><figure><img src="/2.jpg"></figure><figcaption>Todas</figcaption></figure>',
    [
      picture('https://el.test/1.jpg', { caption: 'Uno' }),
      picture('https://el.test/2.jpg', { caption: 'Todas' }),
    ],
  ],
  // Words beside a picture that are in no caption stay without it.
  [
    '<figure><img src="/1.jpg" /> Una carta</figure>',
    [picture('https://el.test/1.jpg', { caption: 'Una carta', otherwise: '<p>Una carta</p>' })],
  ],
  ['a<img src="https://stats.test/p.gif" width="1" height="1">', ['<p>a</p>']],
])('the pictures of %s stand in their places', (html, parts) => {
  expect(adoptBody(html, 'https://el.test/a/')).toEqual(parts);
});

test('a text is what a reader would see of it', () => {
  expect(textOfHtml('<p>A&amp;B</p> &lt;b&gt; 3 < 4<script>x</script>')).toBe('A&B <b> 3 < 4');
  expect(textOfHtml('uno<br>dos')).toBe('uno dos');
});

test('an address with a password in it leads nowhere', () => {
  expect(safeAddress('https://a:b@c.test/')).toBe('');
  expect(safeAddress('/x', 'https://c.test/y/')).toBe('https://c.test/x');
  expect(safeAddress('/x')).toBe('');
});
