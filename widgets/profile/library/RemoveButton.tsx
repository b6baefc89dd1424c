import { Button } from '@portada/ui/button/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { type RemoveItem, removeButtonId } from './useRemoval.ts';

interface Props {
  id: string;
  /** What the button says. */
  text: string;
  /** What it is about. */
  name: string;
  onRemove: RemoveItem;
}

/** Takes one item off its list. The visible words begin its name, for those who speak to their browser. */
export function RemoveButton({ id, text, name, onRemove }: Props) {
  const [waiting, setWaiting] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const press = async () => {
    setWaiting(true);
    await onRemove(id);
    if (here.current) setWaiting(false);
  };
  return (
    <Button
      id={removeButtonId(id)}
      variant="secondary"
      className="portada-library-remove"
      aria-label={`${text}: ${name}`}
      {...(waiting && { waiting })}
      onClick={press}
    >
      {text}
    </Button>
  );
}
