import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { StreamingList } from './StreamingList.tsx';

/**
 * The live streams on air, refreshed every ten seconds while the page is looked at.
 *
 * @slot - The fallback, shown until the widget has rendered: a link to the live page.
 * @csspart button - The links to watch and to listen.
 * @csspart picture - The picture of a stream.
 * @event portada:play - The reader chose to watch or to listen.
 * @since 1.0.0
 */
export const StreamingListElement = defineWidget(StreamingList, {
  tag: 'portada-streaming-list',
  root: 'shadow',
  attributes: {
    /** A stream to leave out: the one that the page itself is about. */
    excludeId: attribute.text(),
  },
});
