import { profilePasswordRules, registrationPasswordRules } from '@portada/contract/rules';
import { useLanguage } from '@portada/core/test/page.ts';
import { expect, test } from 'vitest';
import { find, render } from '../../../test/render.tsx';
import { accountRuleTexts } from '../../form/account/messages.ts';
import { ruleTexts } from '../../form/messages.ts';
import { passwordRulesMessages } from './messages.ts';
import { PasswordRules } from './PasswordRules.tsx';

const draw = (value: string) => <PasswordRules rules={registrationPasswordRules} value={value} />;
const rules = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const status = () => find('[role="status"]').textContent;
const held = () => rules().filter((text) => text.endsWith(' (cumplido)'));

test('[VAL-03] every rule is shown before anything is typed, and none is kept yet', () => {
  render(draw(''));
  expect(rules()).toEqual([
    '8 caracteres o más (pendiente)',
    'una letra minúscula (pendiente)',
    'una letra mayúscula (pendiente)',
    'un número (pendiente)',
    'un signo, como ! o # (pendiente)',
    'ningún carácter 4 veces seguidas (pendiente)',
  ]);
  expect(status()).toBe('');
});

test('[VAL-03] each rule ticks off as it comes to hold, opens again, and the count is announced', () => {
  const { rerender } = render(draw(''));
  const counts = ['f', 'fA', 'fA1', 'fA1!', 'fA1!tttt', 'fA1!ttts', 'FFFFFFFF'].map((value) => {
    rerender(draw(value));
    expect(status()).toBe(`Requisitos cumplidos: ${held().length} de 6.`);
    return held().length;
  });
  expect(counts).toEqual([2, 3, 4, 5, 5, 6, 2]);
  expect(held()).toEqual(['8 caracteres o más (cumplido)', 'una letra mayúscula (cumplido)']);
});

test('[VAL-04] takes the rules of the profile as well', () => {
  render(<PasswordRules rules={profilePasswordRules} value="aa" />);
  expect(rules().at(-1)).toBe('ningún carácter dos veces seguidas (pendiente)');
});

test('a rule of a site’s own is shown as its whole sentence', () => {
  const rule = { key: 'validation.nick.short', holds: () => true } as const;
  render(<PasswordRules rules={[rule]} value="x" />);
  expect(rules()).toEqual(['El nombre de usuario debe tener al menos 4 caracteres. (cumplido)']);
});

test('[I18N-02] speaks Catalan', async () => {
  useLanguage('ca');
  const sets = [passwordRulesMessages, accountRuleTexts.messages, ruleTexts.messages];
  await Promise.all(sets.map((set) => set.pending('ca')));
  render(draw('a'));
  expect(rules()[1]).toBe('una lletra minúscula (complert)');
  expect(status()).toBe('Requisits complerts: 2 de 6.');
});
