import { type KeyboardEvent, useState } from 'react';
import { keyOf } from '../../key-of.ts';
import type { Match } from './predictive.store.ts';

interface ComboboxOptions {
  /** Begins the ids of the list and of its options. */
  id: string;
  matches: readonly Match[];
  onChoose: (match: Match) => void;
  /** Escape, while there is no list to close. */
  onEscape: () => void;
}

/**
 * The keys and attributes of a combobox whose list helps to complete what is typed (ARIA APG, "list autocomplete with
 * manual selection"): the focus stays in the field, the arrows move through the list, Enter chooses.
 */
export function useCombobox({ id, matches, onChoose, onEscape }: ComboboxOptions) {
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const open = wanted && matches.length > 0;
  const current = open ? Math.min(active, matches.length - 1) : -1;
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (match: Match) => {
    close();
    onChoose(match);
  };
  /** Through the list and, at either end, back to what was typed. */
  const move = (step: 1 | -1) => {
    const positions = matches.length + 1;
    setWanted(true);
    setActive(((current + 1 + step + positions) % positions) - 1);
  };

  /** Whether the key was handled. */
  const press = (event: KeyboardEvent): boolean => {
    const match = matches[current];
    switch (keyOf(event)) {
      case 'ArrowDown':
        if (event.altKey) setWanted(true);
        else move(1);
        return true;
      case 'ArrowUp':
        if (event.altKey) close();
        else move(-1);
        return true;
      case 'Enter':
        if (match) choose(match);
        return match !== undefined;
      case 'Escape':
        if (open) close();
        else onEscape();
        return true;
      // The caret moves in the text, which Enter then leaves as it is.
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        setActive(-1);
        return false;
      default:
        return false;
    }
  };

  return {
    open,
    /** The option that Enter would choose; -1 is none. */
    current,
    choose,
    close,
    show: () => {
      setWanted(true);
      setActive(-1);
    },
    listId,
    optionId,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': open,
      'aria-activedescendant': current >= 0 ? optionId(current) : undefined,
      autoComplete: 'off',
      onKeyDown: (event: KeyboardEvent) => {
        if (press(event)) event.preventDefault();
      },
    },
  } as const;
}
