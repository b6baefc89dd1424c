import type { Key } from './contact.ts';

export const texts: Readonly<Record<Key, string>> = {
  name: 'Nom',
  topic: 'Assumpte',
  otherTopic: 'Un altre assumpte',
  message: 'Missatge',
  submit: 'Envia el missatge',
  failed:
    'No hem pogut enviar el teu missatge. El que has escrit continua aquí: torna-ho a provar d’aquí a una estona.',
  tooMany:
    'Has enviat molts missatges seguits. El que has escrit continua aquí: espera una estona i torna-ho a provar.',
  sentTitle: 'Hem rebut el teu missatge',
};
