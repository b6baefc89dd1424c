import { alert, items } from '@portada/contract';
import { defineWidget } from '@portada/element';
import { json } from '@portada/element/json';
import { AlertBanner } from './AlertBanner.tsx';

/**
 * Breaking news, one after another, each for seven seconds and once per browser session.
 *
 * @slot - The fallback, shown until the widget has rendered.
 * @csspart alert - The alert that shows.
 * @event portada:alert - An alert was shown, was closed by the reader, or went when its time was over.
 * @since 1.0.0
 */
export const AlertBannerElement = defineWidget(AlertBanner, {
  tag: 'portada-alert-banner',
  root: 'shadow',
  attributes: {
    /** The alerts, first to last: a list of `{ id, title, text, link, image }`. */
    alerts: json(items(alert), []),
  },
});
