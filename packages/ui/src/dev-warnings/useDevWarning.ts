import type { Image } from '@portada/contract';
import { type Host, HostContext } from '@portada/element';
import { type ReactNode, use } from 'react';
import { hasName, type NamingProps } from './accessible-name.ts';
import { warnings } from './warnings.ts';

/*
 * Warnings about what makes a widget inaccessible. `process.env.NODE_ENV` is replaced by the bundler: in `dist` the
 * bodies are empty, and esbuild removes the calls if their arguments are mere variables (no property access, which
 * might be a getter).
 */

/** The warnings of each widget so far; of views outside a widget, by their root. */
const warned = new WeakMap<object, Set<string>>();

/** Once per widget, however many of its parts are wrong in the same way, and however often they render. */
function warn({ element, root }: Host, part: string, warning: string): void {
  const key = element ?? root;
  const before = warned.get(key) ?? new Set();
  const text = `Portada: ${element ? `<${element.localName}>: ` : ''}a ${part} ${warning}`;
  if (before.has(text)) return;
  warned.set(key, before.add(text));
  console.warn(text);
}

/** For a component that needs an accessible name; `content` is what it renders inside. */
export function useNameWarning(part: string, props: NamingProps, content?: ReactNode): void {
  if (process.env.NODE_ENV !== 'production') {
    const host = use(HostContext);
    if (!hasName(props) && !hasName({ children: content })) warn(host, part, warnings.name);
  }
}

/** For a form control, which needs a label to be seen. */
export function useLabelWarning(part: string, label: ReactNode): void {
  if (process.env.NODE_ENV !== 'production') {
    const host = use(HostContext);
    if (!hasName({ label })) warn(host, part, warnings.label);
  }
}

/** For a picture: an empty `alt` is one. */
export function useAltWarning(image: Image): void {
  if (process.env.NODE_ENV !== 'production') {
    const host = use(HostContext);
    if (image.alt === undefined) warn(host, 'picture', warnings.alt);
  }
}
