import { forecastDay, items } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { Weather } from './Weather.tsx';
import css from './weather.css';

/**
 * The forecast of a place, a day to a line: the sky as a drawing and in words, the highest and the lowest temperature.
 * Days that have passed are left out, so that a page may be kept by a cache.
 *
 * @slot - The fallback, shown until the widget has rendered: the same as a table.
 * @csspart place - The name of the place.
 * @csspart day - One day.
 * @since 1.0.0
 */
export const WeatherElement = defineWidget(Weather, {
  tag: 'portada-weather',
  root: 'light',
  attributes: {
    /** The name of the place. */
    place: attribute.required(attribute.text()),
    /** The days, each `{ date, code, min, max }`: `YYYY-MM-DD`, a code of the sky from 11 to 83, degrees Celsius. */
    forecast: attribute.required(json(items(forecastDay), [])),
  },
  styles: [css],
});
