import { MINIMUM_AGE } from '@portada/contract';
import { lastBirthday, today } from '@portada/contract/rules';
import { useMessages } from '@portada/element';
import { DateField } from '../../date-field/DateField.tsx';
import type { Fields } from '../../form/useLongForm.ts';
import { TextField } from '../../text-field/TextField.tsx';
import { accountMessages } from './messages.ts';

interface EmailProps {
  fields: Fields<'email'>;
  /** There is a password beside it: password managers keep that under this name. */
  isUsername: boolean;
}

export function EmailField({ fields, isUsername }: EmailProps) {
  const t = useMessages(accountMessages);
  return (
    <TextField
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete={isUsername ? 'username' : 'email'}
      required
      {...fields.field('email')}
    />
  );
}

/** Name and surname. */
export function NameFields({ fields }: { fields: Fields<'name' | 'surname'> }) {
  const t = useMessages(accountMessages);
  const { field } = fields;
  return (
    <>
      <TextField label={t('name')} autoComplete="given-name" required {...field('name')} />
      <TextField label={t('surname')} autoComplete="family-name" required {...field('surname')} />
    </>
  );
}

interface BirthdateProps {
  fields: Fields<'birthdate'>;
  required?: boolean;
}

export function BirthdateField({ fields, required = false }: BirthdateProps) {
  const t = useMessages(accountMessages);
  return (
    <DateField
      label={t('birthdate')}
      autoComplete="bday"
      max={lastBirthday(MINIMUM_AGE, today())}
      required={required}
      {...fields.control('birthdate')}
    />
  );
}

export function PhoneField({ fields }: { fields: Fields<'phone'> }) {
  const t = useMessages(accountMessages);
  return (
    <TextField
      label={t('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...fields.field('phone')}
    />
  );
}
