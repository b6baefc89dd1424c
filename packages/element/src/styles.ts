/** Constructed style sheets, one per CSS file however many roots adopt it: allowed by a strict CSP, and cheap. */
const sheets = new Map<string, CSSStyleSheet>();

/** Adopts the CSS in a shadow root or the document, once. */
export function adopt(root: DocumentOrShadowRoot, css: string): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
