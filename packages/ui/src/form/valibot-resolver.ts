import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';

/**
 * A resolver of react-hook-form for valibot schemas. The first issue of each field is kept (UI-05); an issue of the
 * whole form is under `root`.
 */
export function valibotResolver<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const issue of result.issues) {
      const path = getDotPath(issue) ?? 'root';
      if (!get(errors, path)) set(errors, path, { type: issue.type, message: issue.message });
    }
    return { values: {}, errors };
  };
}
