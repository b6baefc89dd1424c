/** Constructed style sheets, one per CSS file however many roots adopt it: allowed by a strict CSP, and cheap. */
const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(css: string): CSSStyleSheet {
  const cached = sheets.get(css);
  if (cached) return cached;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Adopts the CSS in a shadow root or the document, once. */
export function adopt(root: DocumentOrShadowRoot, css: string): void {
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
