import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormScope } from '../../form/FormScope.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import { accountMessages } from './messages.ts';
import type { NickStore } from './nick.store.ts';

/** REG-05: checks while the reader types whether the nick is available. */
export function NickField({ store }: { store: NickStore }) {
  const t = useMessages(accountMessages);
  const { form, field } = useFormScope<{ nick: string }>();
  const { getFieldState, trigger } = form;
  const verdict = useStore(store.$verdict);
  const nick = useWatch({ control: form.control, name: 'nick' });
  useEffect(() => {
    store.typed(nick);
    // Until blur nothing else validates the field again.
    if (getFieldState('nick').error) void trigger('nick');
  }, [store, nick, getFieldState, trigger]);
  useEffect(() => {
    if (verdict === 'taken') void trigger('nick');
  }, [verdict, trigger]);
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
          {t('nickHint')}{' '}
          <span className="portada-guard portada-nick-verdict" role="status">
            {verdict === 'asking' && t('nickAsking')}
            {verdict === 'free' && t('nickFree')}
          </span>
        </>
      }
      {...field('nick')}
    />
  );
}
