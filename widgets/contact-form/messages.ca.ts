import type { ContactKey } from './messages.ts';

export const messages: Record<ContactKey, string> = {
  label: 'Formulari de contacte',
  name: 'Nom',
  email: 'Correu electrònic',
  topic: 'Assumpte',
  otherTopic: 'Un altre assumpte',
  message: 'Missatge',
  consent: 'He llegit i accepto la',
  privacy: 'política de privacitat',
  submit: 'Envia el missatge',
  noCaptcha:
    'No hem pogut carregar la protecció contra enviaments automàtics. Pots enviar el formulari igualment.',
  failed:
    'No hem pogut enviar el teu missatge. El que has escrit continua aquí: torna-ho a provar d’aquí a una estona.',
  tooMany:
    'Has enviat molts missatges seguits. El que has escrit continua aquí: espera una estona i torna-ho a provar.',
  sentTitle: 'Hem rebut el teu missatge',
  sent: 'Gràcies per escriure’ns. El llegirà qui el pot contestar i et respondrà a {email}.',
  another: 'Escriu un altre missatge',
};
