import type { IconNode } from 'lucide';
import ErrorIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import SuccessIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import InfoIcon from 'lucide/dist/esm/icons/info.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { classes, usePartStyles } from '../part.ts';
import css from './notice.css';

const icons: Record<'error' | 'success' | 'info', IconNode> = {
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
