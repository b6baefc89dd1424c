import type { LucideIcon } from 'lucide-react';
import ErrorIcon from 'lucide-react/icons/circle-alert';
import SuccessIcon from 'lucide-react/icons/circle-check';
import InfoIcon from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { classes, usePartStyles } from '../part.ts';
import css from './notice.css';

const icons: Record<'error' | 'success' | 'info', LucideIcon> = {
  error: ErrorIcon,
  success: SuccessIcon,
  info: InfoIcon,
};

export interface NoticeProps {
  kind: keyof typeof icons;
  children: ReactNode;
  className?: string;
}

/** The outcome of an action: an error is an `alert`, anything else a `status`. */
export function Notice({ kind, children, className }: NoticeProps) {
  usePartStyles(css);
  return (
    <div
      className={classes('portada-guard portada-notice', `portada-notice--${kind}`, className)}
      part={`notice notice-${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon of={icons[kind]} />
      <div className="portada-guard portada-notice-text">{children}</div>
    </div>
  );
}
