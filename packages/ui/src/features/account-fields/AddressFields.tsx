import { COUNTRY_WITH_PROVINCES } from '@portada/contract';
import { useMessages } from '@portada/element';
import { Controller, useWatch } from 'react-hook-form';
import { useFormScope } from '../../form/FormScope.tsx';
import { Select } from '../../select/Select.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import { WIDE } from './Group.tsx';
import { accountMessages } from './messages.ts';
import { usePlaces } from './usePlaces.ts';

type Address = Record<'country' | 'province' | 'city' | 'address' | 'postalCode', string>;

/**
 * The postal address; province and city only for Spain (ACCT-22). The selects are controlled, so that they show
 * their value also when their options are loaded later.
 */
export function AddressFields() {
  const t = useMessages(accountMessages);
  const { form, field, id, error } = useFormScope<Address>();
  const { control } = form;
  const { countries, provinces, retry } = usePlaces();
  const elsewhere = useWatch({ control, name: 'country' }) !== COUNTRY_WITH_PROVINCES;
  return (
    <>
      <Controller
        control={control}
        name="country"
        render={({ field: select }) => (
          <Select
            className={WIDE}
            label={t('country')}
            autoComplete="country"
            options={countries}
            placeholder={t('countryNone')}
            onFocus={retry}
            {...select}
            id={id('country')}
            error={error('country')}
          />
        )}
      />
      <Controller
        control={control}
        name="province"
        render={({ field: select }) => (
          <Select
            label={t('province')}
            autoComplete="address-level1"
            options={provinces}
            placeholder={t('provinceNone')}
            {...select}
            disabled={elsewhere}
            id={id('province')}
            error={error('province')}
          />
        )}
      />
      <TextField label={t('city')} autoComplete="address-level2" {...field('city')} disabled={elsewhere} />
      <TextField className={WIDE} label={t('address')} autoComplete="street-address" {...field('address')} />
      <TextField label={t('postalCode')} autoComplete="postal-code" {...field('postalCode')} />
    </>
  );
}
