import shown from 'virtual:elements';
import { type FunctionComponent, useEffect, useRef } from 'react';
import { fetchWidget } from './fetch-widget.ts';
import { markup, type WidgetArgs } from './markup.ts';

const PREFIX = 'portada-';

/** An element as a template would write it. */
export function markupOf(tag: string, args: WidgetArgs): string {
  return markup(tag, args, { json: shown.elements[tag]?.json ?? {}, entities: shown.entities });
}

/** Loads what is written in the page, as the loader does at once without a load strategy. */
function start(place: Element): void {
  const widgets = [...place.querySelectorAll('*')].filter(({ localName }) => localName.startsWith(PREFIX));
  for (const { localName } of widgets) void fetchWidget(localName.slice(PREFIX.length));
}

interface PlacedProps {
  readonly tag: string;
  readonly args: WidgetArgs;
}

function Placed({ tag, args }: PlacedProps) {
  const place = useRef<HTMLDivElement>(null);
  // Storybook draws a story again for reasons of its own: the element is a new one for other values only.
  const html = markupOf(tag, args);
  // As text and not by React, which would set properties where templates write attributes.
  useEffect(() => {
    if (!place.current) return;
    place.current.innerHTML = html;
    start(place.current);
  }, [html]);
  return <div ref={place} data-testid="widget-place" />;
}

/** A real custom element, whose story's args are its attributes. `name` is its tag without `portada-`. */
export function widget(name: string): FunctionComponent<WidgetArgs> {
  const tag = `${PREFIX}${name}`;
  return Object.assign((args: WidgetArgs) => <Placed args={args} tag={tag} />, { displayName: tag });
}

/** The tag of a component made by `widget`. */
export function tagOf(component: object | undefined): string | undefined {
  const name = component && 'displayName' in component ? component.displayName : undefined;
  return typeof name === 'string' && name in shown.elements ? name : undefined;
}
