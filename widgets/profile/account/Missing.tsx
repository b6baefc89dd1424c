import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useFormState, useWatch } from 'react-hook-form';
import { getDotPath, safeParse } from 'valibot';
import { messages } from './messages.ts';
import { type AccountFields, names } from './useAccountForm.ts';

interface Props {
  id: string;
  fields: AccountFields;
}

/** Why nothing can be saved (ACCT-25): also what the reader has not come by yet, each with a way to its field. */
export function Missing({ id, fields }: Props) {
  const t = useMessages(messages);
  const say = useRuleTexts();
  const { form, schema, nick } = fields;
  const { control } = form;
  const values = useWatch({ control });
  // What the server has said is no value of the form.
  useFormState({ control }).errors;
  useStore(nick.$verdict);

  const { issues = [] } = safeParse(schema, values);
  const wrong = names.flatMap((name) => {
    const issue = issues.find((one) => getDotPath(one) === name);
    return issue ? [{ name, text: say(issue.message) }] : [];
  });
  if (wrong.length === 0) return null;
  return (
    <div className="portada-guard portada-account-missing" id={id}>
      <p className="portada-guard">{t('missing')}</p>
      <ul className="portada-guard">
        {wrong.map(({ name, text }) => (
          <li key={name} className="portada-guard">
            <a
              className="portada-guard"
              href={`#${fields.id(name)}`}
              onClick={(event) => {
                // Moves the focus without changing the page's hash.
                event.preventDefault();
                fields.goTo(name);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
