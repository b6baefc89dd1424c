import { placeName } from '@portada/contract/rules';
import { pipe, rawCheck, safeParse, string } from 'valibot';

/** ACCT-22: the country for which province and city are required. */
export const COUNTRY_WITH_PROVINCES = 'ES';

const city = pipe(string(), placeName('city'));

/** The rule of a city: where it cannot be edited (ACCT-22), it keeps no reader from sending the form. */
export const editableCity = <Form extends { country: string; city: string }>() =>
  rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.country !== COUNTRY_WITH_PROVINCES) return;
    const input = { ...dataset.value };
    const [issue] = safeParse(city, input.city).issues ?? [];
    const path = { type: 'object', origin: 'value', input, key: 'city', value: input.city } as const;
    if (issue) addIssue({ message: issue.message, path: [path] });
  });
