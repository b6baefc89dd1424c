import { useMessages } from '@portada/element';
import type { Fields } from '../../form/useLongForm.ts';
import { Select } from '../../select/Select.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import { COUNTRY_WITH_PROVINCES } from './city.ts';
import { WIDE } from './Group.tsx';
import { accountMessages } from './messages.ts';
import { usePlaces } from './usePlaces.ts';

type Address = 'country' | 'province' | 'city' | 'address' | 'postalCode';

/** The postal address; province and city only for Spain (ACCT-22). */
export function AddressFields({ fields }: { fields: Fields<Address> }) {
  const t = useMessages(accountMessages);
  const { field, control } = fields;
  const { countries, provinces, retry } = usePlaces();
  const country = control('country');
  const elsewhere = country.value !== COUNTRY_WITH_PROVINCES;
  return (
    <>
      <Select
        className={WIDE}
        label={t('country')}
        autoComplete="country"
        options={countries}
        placeholder={t('countryNone')}
        onFocus={retry}
        {...country}
      />
      <Select
        label={t('province')}
        autoComplete="address-level1"
        options={provinces}
        placeholder={t('provinceNone')}
        {...control('province')}
        disabled={elsewhere}
      />
      <TextField label={t('city')} autoComplete="address-level2" {...field('city')} disabled={elsewhere} />
      <TextField className={WIDE} label={t('address')} autoComplete="street-address" {...field('address')} />
      <TextField label={t('postalCode')} autoComplete="postal-code" {...field('postalCode')} />
    </>
  );
}
