import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import { useEffect } from 'react';
import { useFormState } from '../../form/useFormState.ts';
import type { Fields } from '../../form/useLongForm.ts';
import { TextField } from '../../text-field/TextField.tsx';
import { accountMessages } from './messages.ts';
import type { NickStore } from './nick.store.ts';

interface Props {
  fields: Fields<'nick'>;
  store: NickStore;
}

/** What is said of each verdict; that a nick is taken, its field's error says. */
const hints = { none: undefined, asking: 'nickAsking', free: 'nickFree', taken: undefined } as const;

/** REG-05: checks while the reader types whether the nick is available. */
export function NickField({ fields, store }: Props) {
  const t = useMessages(accountMessages);
  const nick = useFormState(fields.form, ({ values }) => values.nick);
  const { validate } = fields.form;
  const verdict = useStore(store.$verdict);
  const hint = hints[verdict];
  useEffect(() => store.typed(nick), [store, nick]);
  useEffect(() => {
    if (verdict === 'taken') validate('nick');
  }, [verdict, validate]);
  useEffect(() => store.stop, [store]);
  return (
    <TextField
      label={t('nick')}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={
        <>
          <span className="portada-guard">{t('nickHint')}</span>{' '}
          <span className="portada-guard portada-nick-verdict" role="status">
            {hint ? t(hint) : ''}
          </span>
        </>
      }
      {...fields.field('nick')}
    />
  );
}
