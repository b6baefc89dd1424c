import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Handlers for a `<dialog>` that call `onPress` for a press on its backdrop, unless the press began inside the dialog.
 */
export function useBackdropDismiss(onPress: () => void) {
  const began = useRef(false);
  const isOnBackdrop = ({ target, currentTarget }: PointerEvent | MouseEvent) => target === currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isOnBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (began.current && isOnBackdrop(event)) onPress();
    },
  };
}
