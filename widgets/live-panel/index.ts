import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { LivePanel } from './LivePanel.tsx';
import css from './live-panel.css';

/**
 * A button that opens a side panel with the live streams on air.
 *
 * @slot - The fallback, shown until the widget has rendered: a link to the live page.
 * @csspart button - The button.
 * @csspart dialog - The panel.
 * @event portada:play - The reader chose to watch or to listen.
 * @since 1.0.0
 */
export const LivePanelElement = defineWidget(LivePanel, {
  tag: 'portada-live-panel',
  root: 'shadow',
  attributes: {
    /** A stream to leave out: the one that the page itself is about. */
    excludeId: attribute.text(),
  },
  styles: [css],
});
