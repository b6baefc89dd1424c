import type { Key } from './contribution.ts';

export const texts: Readonly<Record<Key, string>> = {
  title: 'Títol',
  text: 'Text',
  consent: 'Accepto que es publiqui el que envio amb el meu nom d’usuari, segons les',
  terms: 'condicions',
  submit: 'Envia',
  thanksTitle: 'Gràcies!',
  thanks: 'Hem rebut la teva aportació. La redacció la llegirà abans de publicar-la.',
  closed: 'La convocatòria està tancada. Gràcies a qui hi va enviar alguna cosa.',
};
