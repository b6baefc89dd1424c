import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Button } from '../../button/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { classes, type Elements, usePartStyles } from '../../part.ts';
import css from './player.css';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconNode;
  /** Its accessible name and tooltip. */
  label: string;
  children?: Elements;
}

/** One of a player's round of buttons. */
export function PlayerButton({ icon, label, className, children, ...rest }: Props) {
  usePartStyles(css);
  return (
    <Button
      variant="icon"
      aria-label={label}
      title={label}
      {...rest}
      className={classes('portada-player-button', className)}
    >
      <Icon of={icon} />
      {children}
    </Button>
  );
}
