/** The unit of all sizes: the reader's own default size of text, told by conditions that few style sheets use. */
import { expect, test } from 'vitest';
import { plainPage } from './plain.ts';
import type { Visit } from './visit.ts';

/** Runs in the page: what the rules that hold make of the unit, on a page whose root has 10 px. */
function holding(): { rules: number; sizes: string[] } {
  document.documentElement.style.fontSize = '62.5%';
  const media = (rules: CSSRuleList): CSSMediaRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule) return rule;
      return rule instanceof CSSGroupingRule ? media(rule.cssRules) : [];
    });
  const rules = [...document.styleSheets]
    .flatMap((sheet) => media(sheet.cssRules))
    .filter(({ cssText }) => cssText.includes('--portada-text-base:'));
  const sizes = rules
    .filter(({ media: { mediaText } }) => matchMedia(mediaText).matches)
    .map(({ cssText }) => /--portada-text-base: ?(\d+px)/.exec(cssText)?.[1] ?? '');
  return { rules: rules.length, sizes };
}

export function describeTextSize(visiting: () => Visit): void {
  test('the sizes up to the reader’s default hold, whatever size the root has', async () => {
    await visiting().open(plainPage.anonymous);
    expect(await visiting().tab.evaluate(holding)).toEqual({
      rules: 25,
      sizes: ['9px', '10px', '11px', '12px', '13px', '14px', '15px', '16px'],
    });
  });
}
