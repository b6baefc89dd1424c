/** Web storage that may be missing, full or forbidden: reads then return nothing, writes are ignored. */
export interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

function guarded(area: 'localStorage' | 'sessionStorage'): Storage {
  const attempt = <Result>(action: () => Result, otherwise: Result): Result => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt(() => window[area].getItem(key), null),
    set: (key, value) => attempt(() => window[area].setItem(key, value), undefined),
    remove: (key) => attempt(() => window[area].removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(window[area]), []),
  };
}

export const local = guarded('localStorage');
export const session = guarded('sessionStorage');
