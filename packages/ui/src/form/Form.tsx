import type { ComponentProps } from 'react';
import { classes, usePartStyles } from '../part.ts';
import css from './form.css';

/** A form whose errors are its fields' own: the browser's bubbles are off. Fields stand under one another. */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  usePartStyles(css);
  return <form noValidate {...rest} className={classes('portada-guard portada-form', className)} />;
}
