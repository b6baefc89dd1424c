import type { PasswordRule } from '@portada/contract/rules';
import { useMessages } from '@portada/element';
import HeldIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import OpenIcon from 'lucide/dist/esm/icons/circle-dashed.mjs';
import { accountRuleTexts } from '../../form/account/messages.ts';
import { useRuleTexts } from '../../form/useRuleTexts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { classes, usePartStyles } from '../../part.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { isShortRule, passwordRulesMessages } from './messages.ts';
import css from './password-rules.css';

export interface PasswordRulesProps {
  /** The rules of the password: a list of `@portada/contract/rules`. */
  rules: readonly PasswordRule[];
  /** The password as it is typed. */
  value: string;
}

/** The checklist of password rules, for the `hint` of a `PasswordField`. */
export function PasswordRules({ rules, value }: PasswordRulesProps) {
  usePartStyles(css);
  const t = useMessages(passwordRulesMessages);
  const say = useRuleTexts(accountRuleTexts);
  // An empty password fulfils no rule, not even the negative ones.
  const holds = (rule: PasswordRule) => value !== '' && rule.holds(value);
  const held = rules.filter(holds).length;

  return (
    <div className="portada-guard portada-password-rules" part="password-rules">
      <p className="portada-guard">{t('title')}</p>
      <ul className="portada-guard portada-password-rules-list">
        {rules.map((rule) => {
          const short = rule.key.replace(/^validation\./, '');
          return (
            <li
              key={rule.key}
              className={classes(
                'portada-guard portada-password-rules-rule',
                holds(rule) && 'portada-password-rules-rule--held',
              )}
            >
              <Icon of={holds(rule) ? HeldIcon : OpenIcon} />
              <span className="portada-guard">
                <span className="portada-guard">{isShortRule(short) ? t(short) : say(rule.key)}</span>
                <VisuallyHidden>{` (${t(holds(rule) ? 'held' : 'open')})`}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{value && t('progress', { held, all: rules.length })}</VisuallyHidden>
    </div>
  );
}
