import { saveChanges } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  save: saveChanges,
  saved: 'Hem desat els canvis.',
  credentials:
    'No hem pogut comprovar que ets tu. Revisa la contrasenya actual o torna a iniciar la sessió i prova-ho una altra vegada.',
  failed: 'No hem pogut desar els canvis. Torna-ho a provar d’aquí a un moment.',
  unsavedTitle: 'Vols sortir sense desar?',
  unsavedText: 'Has fet canvis que encara no has desat. Si surts ara, es perdran.',
  stay: 'Continua aquí',
  leave: 'Surt sense desar',
};
