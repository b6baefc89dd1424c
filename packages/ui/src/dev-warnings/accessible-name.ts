import { isValidElement, type ReactNode } from 'react';
import { BrandIcon } from '../icons/BrandIcon.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

/** The props that may give a component its accessible name. */
export interface NamingProps {
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  readonly title?: ReactNode;
  readonly label?: ReactNode;
  readonly children?: ReactNode;
}

/** Hidden from screen readers. */
const silentComponents: readonly unknown[] = [Icon, BrandIcon, Spinner];

/** Whether a node has text. What another component renders is not known; it is taken to have some. */
function hasText(node: unknown): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  if (typeof node === 'number' || typeof node === 'bigint') return true;
  if (Array.isArray(node)) return node.some(hasText);
  if (!isValidElement<Record<string, unknown>>(node)) return false;
  const { type, props } = node;
  if (silentComponents.includes(type) || props['aria-hidden'] === true) return false;
  if (props.alt || props['aria-label'] || hasText(props.children)) return true;
  return typeof type !== 'string' && props.children === undefined;
}

export function hasName(props: NamingProps): boolean {
  const { title, label, children } = props;
  return Boolean(props['aria-label'] || props['aria-labelledby']) || [title, label, children].some(hasText);
}
