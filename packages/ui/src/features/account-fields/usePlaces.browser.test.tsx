import * as places from '@portada/contract/places';
import { $language } from '@portada/core';
import { useLanguage } from '@portada/core/test/page.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../test/render.tsx';
import { Select } from '../../select/Select.tsx';
import { usePlaces } from './usePlaces.ts';

vi.mock('@portada/contract/places', async (importOriginal) => {
  const original = await importOriginal<typeof places>();
  return { ...original, countries: vi.fn(original.countries) };
});

function Example() {
  const { countries, provinces, retry } = usePlaces();
  return (
    <>
      <Select label="País" options={countries} onFocus={retry} placeholder="–" />
      <Select label="Provincia" options={provinces} placeholder="–" />
    </>
  );
}

const option = (name: string) => page.getByRole('option', { name, exact: true });

test('[ACCT-21] offers the countries in the page’s language, and the provinces of Spain', async () => {
  useLanguage('es');
  render(<Example />);
  await expect.element(option('Alemania')).toHaveValue('DE');
  await expect.element(option('Girona')).toHaveValue('GI');
  $language.set('ca');
  await expect.element(option('Alemanya')).toHaveValue('DE');
});

test('[ACCT-21] lists that did not come are fetched again when the reader turns to them', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(places.countries).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  render(<Example />);
  await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
  errors.mockRestore();
  expect(option('Alemania').elements()).toHaveLength(0);
  await userEvent.click(page.getByLabelText('País'));
  await expect.element(option('Alemania')).toBeInTheDocument();
});
