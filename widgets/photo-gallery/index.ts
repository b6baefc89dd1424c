import { items, photo } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { PhotoGallery } from './PhotoGallery.tsx';
import css from './photo-gallery.css';

/**
 * Photos as a grid or as a strip of one at a time; each opens a viewer over the whole screen.
 *
 * @slot - The fallback, shown until the widget has rendered: the photos with their captions, best each in a link.
 * @csspart photo - A photo of the grid or of the strip.
 * @csspart dialog - The viewer.
 * @csspart arrow - The buttons at both ends.
 * @event portada:gallery - A photo was opened; `index` is its number, from 1.
 * @since 1.0.0
 */
export const PhotoGalleryElement = defineWidget(PhotoGallery, {
  tag: 'portada-photo-gallery',
  root: 'shadow',
  attributes: {
    /** The photos: images, each with its `caption` and its `credit` where it has them. */
    images: attribute.required(json(items(photo), [])),
    /** All at once, or one at a time. */
    layout: attribute.choice(['grid', 'strip'], 'grid'),
    /** What the photos show: the name of their region for those who listen. */
    label: attribute.text(),
  },
  styles: [css],
});
