/** `portada/element`: what a widget from outside is made with. All of it is in the chunks that every widget loads. */
export { useStore } from '@nanostores/react';
export { atom, computed, onMount } from 'nanostores';
export { defineMessages } from '../../../packages/core/src/i18n.ts';
export { boolean, choice, number, required, text } from '../../../packages/element/src/attributes.ts';
export { defineWidget } from '../../../packages/element/src/define-widget.ts';
export {
  useEmit,
  useHost,
  useId,
  useMessages,
  useStyles,
  useTakenPress,
} from '../../../packages/element/src/hooks.ts';
