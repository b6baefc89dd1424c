import { MINIMUM_AGE } from '@portada/contract';
import { lastBirthday, today } from '@portada/contract/rules';
import { useMessages } from '@portada/element';
import { DateField } from '@portada/ui/date-field/DateField.tsx';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { Controller } from 'react-hook-form';
import { DemoFields } from './DemoFields.tsx';
import { Group } from './Group.tsx';
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
      <TextField label={t('name')} autoComplete="given-name" required {...fields.field('name')} />
      <TextField label={t('surname')} autoComplete="family-name" required {...fields.field('surname')} />
      <Controller
        control={fields.form.control}
        name="birthdate"
        render={({ field }) => (
          <DateField
            label={t('birthdate')}
            autoComplete="bday"
            max={lastBirthday(MINIMUM_AGE, today())}
            required
            {...field}
            id={fields.id('birthdate')}
            error={fields.error('birthdate')}
          />
        )}
      />
      {kind === 'demo' ? (
        <DemoFields fields={fields} />
      ) : (
        <TextField
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          {...fields.field('phone')}
        />
      )}
    </Group>
  );
}
