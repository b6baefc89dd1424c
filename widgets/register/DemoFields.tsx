import { useMessages } from '@portada/element';
import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { accountMessages } from '@portada/ui/features/account-fields/messages.ts';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { messages } from './messages.ts';
import type { RegisterFields } from './useRegisterForm.ts';

interface Props {
  fields: RegisterFields;
}

/** REG-03: what only the demo flavour asks. */
export function DemoFields({ fields }: Props) {
  const t = useMessages(accountMessages);
  return (
    <>
      <TextField
        label={t('nif')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
        {...fields.field('nif')}
      />
      <TextField
        label={t('alternativeEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...fields.field('alternativeEmail')}
      />
    </>
  );
}

export function DemoBulletin({ fields }: Props) {
  const t = useMessages(messages);
  return <Checkbox label={t('demoBulletin')} {...fields.field('demoBulletin')} />;
}
