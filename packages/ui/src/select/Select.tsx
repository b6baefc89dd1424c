import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentProps } from 'react';
import { Field, type FieldProps, useFieldControl } from '../field/Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import { usePartStyles } from '../part.ts';
import css from './select.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> {
  options: readonly SelectOption[];
  /** A first, empty choice: "Elige una provincia". */
  placeholder?: string;
}

/** One of a list, by the browser's own control, which every phone and screen reader knows. */
export function Select(props: SelectProps) {
  const { label, error, hint, required, id, className, options, placeholder, ...select } = props;
  usePartStyles(css);
  const control = useFieldControl({ id, error, hint, required });
  return (
    <Field {...{ label, error, hint, required, className }} id={control.id}>
      <span className="portada-guard portada-field-box portada-select">
        <select part="input" {...select} {...control} className="portada-guard portada-field-control">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDownIcon} />
      </span>
    </Field>
  );
}
