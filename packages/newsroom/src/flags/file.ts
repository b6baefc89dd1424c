/** Feature flags as a JSON file, which `pnpm newsroom flags` exports and imports. */
import { languages } from '@portada/contract';
import * as v from 'valibot';
import type { Misfit } from '../data-files/checked-json.ts';
import { percentSubjects } from '../db/schema/flags.ts';

const moment = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, 'must be a moment such as 2026-12-01T08:00:00+01:00'),
      v.check((text) => !Number.isNaN(Date.parse(text)), 'is no moment of the calendar'),
    ),
  ),
  null,
);

const rule = v.strictObject({
  flag: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]{0,59}$/, 'must be a name in camel case')),
  isOn: v.boolean(),
  site: v.optional(v.nullable(v.picklist(languages)), null),
  path: v.optional(
    v.pipe(v.string(), v.regex(/^(\/[^\s?#*]*\*?)?$/, 'must be a path, with a * at its end at most')),
    '',
  ),
  percentage: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.integer()), 100),
  percentOf: v.optional(v.picklist(percentSubjects), 'pages'),
  startsAt: moment,
  endsAt: moment,
});

export const flagsFile = v.strictObject({ flags: v.array(rule) });
export type FlagsFile = v.InferOutput<typeof flagsFile>;

export function flagMisfits({ flags }: FlagsFile): Misfit[] {
  return flags.flatMap(({ startsAt, endsAt }, index) =>
    startsAt !== null && endsAt !== null && Date.parse(startsAt) >= Date.parse(endsAt)
      ? [{ path: ['flags', index, 'endsAt'], message: 'it ends before it starts' }]
      : [],
  );
}
