import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';

const $claims = atom<readonly symbol[]>([]);

/** PAY-02: of all paywalls on the page one may show its message, the first that came. */
export function useFirst(): boolean {
  const [claim] = useState(Symbol);
  useEffect(() => {
    $claims.set([...$claims.get(), claim]);
    return () => $claims.set($claims.get().filter((one) => one !== claim));
  }, [claim]);
  return useStore($claims)[0] === claim;
}
