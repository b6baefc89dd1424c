import { useStore } from '@nanostores/react';
import { $screen, type Screen } from './screen.ts';

/** `mobile`, `tablet` or `desktop`, updated with the window (UI-01). Prefer CSS where it can decide. */
export function useScreen(): Screen {
  return useStore($screen);
}
