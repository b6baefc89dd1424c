import { useMessages } from '@portada/element';
import { Group } from '@portada/ui/features/account-fields/Group.tsx';
import { BirthdateField, NameFields, PhoneField } from '@portada/ui/features/account-fields/PersonFields.tsx';
import { DemoFields } from './DemoFields.tsx';
import { messages } from './messages.ts';
import type { Kind } from './register.schema.ts';
import type { RegisterFields } from './useRegisterForm.ts';

interface Props {
  fields: RegisterFields;
  kind: Kind;
}

/** Who the reader is. */
export function PersonFields({ fields, kind }: Props) {
  const t = useMessages(messages);
  return (
    <Group title={t('person')}>
      <NameFields fields={fields} />
      <BirthdateField fields={fields} required />
      {kind === 'demo' ? <DemoFields fields={fields} /> : <PhoneField fields={fields} />}
    </Group>
  );
}
