/** What every widget needs; see `bundle.ts`. */
export { defineWidget } from '../../packages/element/src/define-widget.ts';
export { useEmit, useHost, useMessages, useStyles } from '../../packages/element/src/hooks.ts';
