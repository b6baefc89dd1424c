import { MINIMUM_AGE } from '@portada/contract';
import { lastBirthday, today } from '@portada/contract/rules';
import { useMessages } from '@portada/element';
import { Controller } from 'react-hook-form';
import { DateField } from '../../date-field/DateField.tsx';
import { useFormScope } from '../../form/FormScope.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import { accountMessages } from './messages.ts';

export function EmailField() {
  const t = useMessages(accountMessages);
  const { field } = useFormScope<{ email: string }>();
  return (
    <TextField
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      {...field('email')}
    />
  );
}

/** Name and surname. */
export function NameFields() {
  const t = useMessages(accountMessages);
  const { field } = useFormScope<{ name: string; surname: string }>();
  return (
    <>
      <TextField label={t('name')} autoComplete="given-name" required {...field('name')} />
      <TextField label={t('surname')} autoComplete="family-name" required {...field('surname')} />
    </>
  );
}

export function BirthdateField({ required = false }: { required?: boolean }) {
  const t = useMessages(accountMessages);
  const { form, id, error } = useFormScope<{ birthdate: string }>();
  return (
    <Controller
      control={form.control}
      name="birthdate"
      render={({ field }) => (
        <DateField
          label={t('birthdate')}
          autoComplete="bday"
          max={lastBirthday(MINIMUM_AGE, today())}
          required={required}
          {...field}
          id={id('birthdate')}
          error={error('birthdate')}
        />
      )}
    />
  );
}

export function PhoneField() {
  const t = useMessages(accountMessages);
  const { field } = useFormScope<{ phone: string }>();
  return (
    <TextField
      label={t('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...field('phone')}
    />
  );
}
