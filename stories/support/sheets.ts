import { resetCss } from '@portada/element';
import light from '@portada/ui/light.css';
import { textBaseCss } from '@portada/ui/text-base.ts';
import tokens from '@portada/ui/tokens.css';

/** The page's part of Portada's look, which a site takes from `portada.css`. */
export function adoptSheets(): void {
  for (const css of [tokens, textBaseCss(), light, resetCss]) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
