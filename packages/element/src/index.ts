export type { Attributes, Values } from './attributes.ts';
export { defineWidget } from './define-widget.ts';
export * from './hooks.ts';
export { default as resetCss } from './reset.css';
export { useStore } from './use-store.ts';
export type { WidgetDefinition } from './widget-element.tsx';
