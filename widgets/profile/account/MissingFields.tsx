import { useMessages } from '@portada/element';
import { useFormState } from '@portada/ui/form/useFormState.ts';
import { messages } from './messages.ts';
import type { AccountFields } from './useAccountForm.ts';

interface Props {
  id: string;
  fields: AccountFields;
}

/** Why nothing can be saved (ACCT-25): also what the reader has not come by yet, each with a way to its field. */
export function MissingFields({ id, fields }: Props) {
  const t = useMessages(messages);
  const missing = fields.listOf(useFormState(fields.form, ({ broken }) => broken));
  if (missing.length === 0) return null;
  return (
    <div className="portada-guard portada-account-missing" id={id}>
      <p className="portada-guard">{t('missing')}</p>
      <ul className="portada-guard">
        {missing.map(({ name, id: field, text }) => (
          <li key={name} className="portada-guard">
            <a
              className="portada-guard"
              href={`#${field}`}
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
