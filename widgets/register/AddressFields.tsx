import { COUNTRY_WITH_PROVINCES } from '@portada/contract';
import { useMessages } from '@portada/element';
import { usePlaces } from '@portada/ui/places/usePlaces.ts';
import { Select } from '@portada/ui/select/Select.tsx';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { Controller, useWatch } from 'react-hook-form';
import { Group } from './Group.tsx';
import { messages } from './messages.ts';
import type { RegisterFields } from './useRegisterForm.ts';

/**
 * Where the reader lives; province and city are asked of a Spanish address only. The selects are controlled, so that
 * they show their value also when their list comes after it.
 */
export function AddressFields({ fields }: { fields: RegisterFields }) {
  const t = useMessages(messages);
  const { control } = fields.form;
  const { countries, provinces, retry } = usePlaces();
  const elsewhere = useWatch({ control, name: 'country' }) !== COUNTRY_WITH_PROVINCES;
  return (
    <Group title={t('home')}>
      <Controller
        control={control}
        name="country"
        render={({ field }) => (
          <Select
            className="portada-register-wide"
            label={t('country')}
            autoComplete="country"
            options={countries}
            placeholder={t('countryNone')}
            onFocus={retry}
            {...field}
            id={fields.id('country')}
            error={fields.error('country')}
          />
        )}
      />
      <Controller
        control={control}
        name="province"
        render={({ field }) => (
          <Select
            label={t('province')}
            autoComplete="address-level1"
            options={provinces}
            placeholder={t('provinceNone')}
            {...field}
            disabled={elsewhere}
            id={fields.id('province')}
            error={fields.error('province')}
          />
        )}
      />
      <TextField
        label={t('city')}
        autoComplete="address-level2"
        {...fields.field('city')}
        disabled={elsewhere}
      />
      <TextField
        className="portada-register-wide"
        label={t('address')}
        autoComplete="street-address"
        {...fields.field('address')}
      />
      <TextField label={t('postalCode')} autoComplete="postal-code" {...fields.field('postalCode')} />
    </Group>
  );
}
