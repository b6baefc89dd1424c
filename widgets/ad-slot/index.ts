import { adPosition } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { nullable } from 'valibot';
import { AdSlot } from './AdSlot.tsx';
import css from './ad-slot.css';

/**
 * An ad, drawn by Google's publisher tag or what the page's `gptUrl` names in its stead. The tag is fetched with the
 * first slot that comes near, on a page with `gptAdvertisingEnabled` and the web feature `advertising`; where the page
 * has a consent platform (`__tcfapi`) or the web feature `consent`, once the reader allows it. The web feature
 * `closableAds` lets readers close ads; `adsOnMobile` and `adsOnDesktop` hide them where they are `false`. The config's
 * heights are kept free from the start: those that are usual by `portada.css` alone, any other by
 * `--portada-ad-slot-reserve`.
 *
 * @slot - The fallback, shown until the widget has rendered; best nothing.
 * @csspart ad - Around the ad and its label.
 * @csspart close - The button that closes it.
 * @event portada:ad - The slot has its first ad, or the reader closed it.
 * @since 1.0.0
 */
export const AdSlotElement = defineWidget(AdSlot, {
  tag: 'portada-ad-slot',
  root: 'light',
  attributes: {
    /**
     * The position's config: `id`, `type`, `adUnitCode`, `sizes` (JSON text), `mapping` (JSON text: sizes by the least
     * window, `[[[1100, 0], [[970, 250]]], [[0, 0], [[320, 100]]]]`), `code` (the targeting key `pos`), `name`,
     * `minimumReservedHeightDesktop` and `minimumReservedHeightMobile` in CSS pixels.
     */
    position: attribute.required(json(nullable(adPosition), null)),
  },
  styles: [css],
});
