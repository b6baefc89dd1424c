import type { ComponentProps } from 'react';
import { classes, usePartStyles } from '../part.ts';
import css from './form.css';

/** A form with `novalidate`: errors are shown by its fields, which are stacked. */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  usePartStyles(css);
  return <form noValidate {...rest} className={classes('portada-guard portada-form', className)} />;
}
