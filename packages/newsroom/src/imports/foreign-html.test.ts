import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { adoptHtml, safeAddress, textOfHtml } from './foreign-html.ts';

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
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', '<p>a b</p>\n<p>c</p>'],
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
];

test.each(attacks)('nothing is left of %s but words of ours', (html) => {
  const { document } = new Window();
  document.body.innerHTML = adoptHtml(html, 'https://el.test/');
  for (const element of document.body.querySelectorAll('*')) {
    expect(element.localName).toMatch(/^(p|h2|br|a|strong|em|blockquote|ul|ol|li)$/);
    for (const { name, value } of element.attributes) {
      expect(name).toBe('href');
      expect(value).toMatch(/^(https?|mailto|tel):/);
    }
  }
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
