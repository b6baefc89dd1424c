import { loginButton, notNow } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  loginTitle: 'Inicia la sessió per participar-hi',
  loginText:
    'Amb el teu compte de {site} pots comentar, votar els comentaris i avisar-nos dels que no hi haurien de ser.',
  login: loginButton,
  notNow,
  reportTitle: 'Denuncia aquest comentari',
  reportText: 'El llegirà l’equip de moderació. Qui l’ha escrit no sabrà qui el denuncia.',
  reason: 'Motiu',
  spam: 'És publicitat',
  abuse: 'Insulta o amenaça',
  falsehood: 'Difon mentides',
  privacy: 'Revela dades d’algú',
  other: 'Un altre motiu',
  thanks: 'Gràcies. Revisarem el comentari.',
  gone: 'Has retirat el comentari.',
  removeTitle: 'Retira el teu comentari',
  removeText: 'Deixarà de veure’s i no el podràs recuperar. Si algú t’ha respost, les respostes es queden.',
};
