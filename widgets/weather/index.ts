import { forecastDay, items } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { Weather } from './Weather.tsx';
import css from './weather.css';

/**
 * The forecast of a place, a day to a line: the sky as a drawing and in words, the highest and the lowest temperature.
 * Wind, rain, sea and the next hours are told where they are known. Days that have passed are left out, so that a page
 * may be kept by a cache.
 *
 * @slot - The fallback, shown until the widget has rendered: the same as a table.
 * @csspart place - The name of the place.
 * @csspart day - One day.
 * @csspart hours - The next hours, which open on a press.
 * @since 1.0.0
 */
export const WeatherElement = defineWidget(Weather, {
  tag: 'portada-weather',
  root: 'light',
  attributes: {
    /** The name of the place. */
    place: attribute.required(attribute.text()),
    /**
     * The days, each `{ date, code, min, max }`: `YYYY-MM-DD`, a code of the sky from 11 to 83, degrees Celsius;
     * beside them `windSpeed` in km/h, `windDirection` in degrees from the north, `rainChance` in per cent,
     * `rainAmount` in millimetres, `waveHeight` in metres, and `hours`, each `{ at: { date }, code, temperature,
     * rainChance }`.
     */
    forecast: attribute.required(json(items(forecastDay), [])),
  },
  styles: [css],
});
