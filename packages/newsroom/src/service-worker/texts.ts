/** What the service worker writes into pages that are read offline. */
import type { Language } from '@portada/contract';

interface OfflineTexts {
  /** Above a stored article; `{when}` is its age: `hace 3 horas`. */
  readonly kept: string;
  /** Above the list of stored articles. */
  readonly list: string;
}

export const offlineTexts: Readonly<Record<Language, OfflineTexts>> = {
  es: {
    kept: 'Estás sin conexión. Esta es la copia de la página que guardamos {when}.',
    list: 'Para leer sin conexión',
  },
  ca: {
    kept: 'No tens connexió. Aquesta és la còpia de la pàgina que vam desar {when}.',
    list: 'Per llegir sense connexió',
  },
};
