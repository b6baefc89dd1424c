export type { Attributes, Values } from './attributes.ts';
export { defineWidget } from './define-widget.ts';
export * from './hooks.ts';
export { default as resetCss } from './reset.css';
export type { WidgetDefinition } from './widget-element.tsx';
