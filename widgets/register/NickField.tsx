import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { messages } from './messages.ts';
import type { RegisterFields } from './useRegisterForm.ts';

/** REG-05: while the reader types it is asked whether the nick is free. */
export function NickField({ fields }: { fields: RegisterFields }) {
  const t = useMessages(messages);
  const { form, nick: store } = fields;
  const { getFieldState, trigger } = form;
  const verdict = useStore(store.$verdict);
  const nick = useWatch({ control: form.control, name: 'nick' });
  useEffect(() => {
    store.typed(nick);
    // Before the reader leaves the field nobody else judges it anew.
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
          <span className="portada-guard portada-register-verdict" role="status">
            {verdict === 'asking' && t('nickAsking')}
            {verdict === 'free' && t('nickFree')}
          </span>
        </>
      }
      {...fields.field('nick')}
    />
  );
}
