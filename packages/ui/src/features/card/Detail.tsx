import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';

export interface DetailProps {
  icon: LucideIcon;
  label: string;
  parts: readonly ReactNode[];
}

/** A line of details; nothing where all are empty. */
export function Detail({ icon, label, parts }: DetailProps) {
  const given = parts.filter(Boolean);
  if (given.length === 0) return null;
  return (
    <li className="portada-guard portada-card-detail">
      <Icon of={icon} />
      <span className="portada-guard">
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        {given.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never change their order
          <Fragment key={index}>
            {index > 0 && ' · '}
            {part}
          </Fragment>
        ))}
      </span>
    </li>
  );
}
