import { useStore } from '@nanostores/react';
import type { User } from '@portada/contract';
import { useId, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { AddressFields } from '@portada/ui/features/account-fields/AddressFields.tsx';
import { Group } from '@portada/ui/features/account-fields/Group.tsx';
import { NickField } from '@portada/ui/features/account-fields/NickField.tsx';
import {
  BirthdateField,
  EmailField,
  NameFields,
  PhoneField,
} from '@portada/ui/features/account-fields/PersonFields.tsx';
import { Form } from '@portada/ui/form/Form.tsx';
import { stayInField } from '@portada/ui/form/stay-in-field.ts';
import { useFormState } from '@portada/ui/form/useFormState.ts';
import { messages as saveMessages } from '../save/messages.ts';
import { SaveNotice } from '../save/SaveNotice.tsx';
import { UnsavedChanges } from '../save/UnsavedChanges.tsx';
import { DemoFields } from './DemoFields.tsx';
import { MissingFields } from './MissingFields.tsx';
import { messages } from './messages.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { useAccountForm } from './useAccountForm.ts';

interface Props {
  reader: User;
  demo: boolean;
}

/** Account, password, personal and postal data, saved together. */
export function AccountForm({ reader, demo }: Props) {
  const t = useMessages(messages);
  const say = useMessages(saveMessages);
  const missingId = useId();
  const fields = useAccountForm(reader);
  const { store, isDirty } = fields;
  const isValid = useFormState(fields.form, ({ broken }) => broken.size === 0);
  const { status } = useStore(store.$state);

  return (
    <Form className="portada-account-form" onSubmit={fields.send}>
      <Group title={t('account')}>
        <NickField fields={fields} store={fields.nick} />
        <EmailField fields={fields} isUsername={!reader.socialProvider} />
      </Group>
      {/* ACCT-17 */}
      {!reader.socialProvider && <PasswordFields fields={fields} />}
      <Group title={t('person')}>
        <NameFields fields={fields} />
        <BirthdateField fields={fields} />
        <PhoneField fields={fields} />
      </Group>
      <Group title={t('home')}>
        <AddressFields fields={fields} />
      </Group>
      {demo && <DemoFields reader={reader} />}
      <MissingFields id={missingId} fields={fields} />
      <SaveNotice store={store} changed={isDirty} />
      <Button
        type="submit"
        className="portada-account-save"
        disabled={!isValid}
        aria-describedby={isValid ? undefined : missingId}
        waiting={status === 'waiting'}
        onMouseDown={stayInField}
      >
        {say('save')}
      </Button>
      <UnsavedChanges changed={isDirty} />
    </Form>
  );
}
