import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Presses on what surrounds a dialog's sheet: give these to the `<dialog>`. One that began on the sheet is none. */
export function useVeil(onPress: () => void) {
  const began = useRef(false);
  const isOnVeil = ({ target, currentTarget }: PointerEvent | MouseEvent) => target === currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isOnVeil(event);
    },
    onClick: (event: MouseEvent) => {
      if (began.current && isOnVeil(event)) onPress();
    },
  };
}
