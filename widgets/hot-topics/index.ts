import { hotTopic, items } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { HotTopics } from './HotTopics.tsx';
import css from './hot-topics.css';

/**
 * A strip of links to what is talked about today; where they do not all fit, two buttons scroll it.
 *
 * @slot - The fallback, shown until the widget has rendered: the same links.
 * @csspart link - A link.
 * @csspart arrow - The buttons at both ends.
 * @since 1.0.0
 */
export const HotTopicsElement = defineWidget(HotTopics, {
  tag: 'portada-hot-topics',
  root: 'shadow',
  attributes: {
    /** The topics, each `{ link: { id, href, rel, target, text } }`. */
    links: attribute.required(json(items(hotTopic), [])),
    /** What the strip is called for those who listen. */
    label: attribute.text(),
  },
  styles: [css],
});
