import type { ComponentPropsWithoutRef } from 'react';
import { classes, usePartStyles } from '../part.ts';
import css from './form.css';
import { useKeptFields } from './useKeptFields.ts';

interface Props extends ComponentPropsWithoutRef<'form'> {
  /** Tells it from the other forms of its widget, where there are several. */
  formKey?: string;
}

/**
 * A form with `novalidate`: errors are shown by its fields, which are stacked. What is typed into it outlives an error
 * of the widget.
 */
export function Form({ className, formKey, ...rest }: Props) {
  usePartStyles(css);
  const form = useKeptFields(formKey);
  return (
    <form noValidate {...rest} ref={form} className={classes('portada-guard portada-form', className)} />
  );
}
