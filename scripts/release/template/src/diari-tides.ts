import { defineWidget, number, required, text } from 'portada/element';
import { json } from 'portada/schema';
import * as v from 'valibot';
import { Tides } from './Tides.tsx';
import css from './tides.css';

export const TidesElement = defineWidget(Tides, {
  tag: 'diari-tides',
  root: 'shadow',
  attributes: {
    /** The harbour's id; without it the fallback stays. */
    harbour: required(text()),
    /** How many tides at most. */
    count: number(4),
    /** Remarks of the newsroom. */
    notes: json(v.array(v.string()), []),
  },
  styles: [css],
});
