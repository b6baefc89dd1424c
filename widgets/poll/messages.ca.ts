import { texts } from '@portada/shared/texts/poll.ca.ts';

export const messages = {
  ...texts,
  results: 'Els resultats d’aquesta enquesta',
  needed: 'Tria una opció abans de votar.',
  submit: 'Vota',
  login: 'Per votar cal un compte de {site}. La teva tria t’espera aquí.',
  yours: 'El teu vot',
  thanks: 'Gràcies, el teu vot ja compta.',
  leads: 'Va al capdavant «{option}», amb el {percent} %.',
  already: 'Ja havies votat en aquesta enquesta, de manera que el teu vot no canvia.',
  late: 'L’enquesta s’ha tancat abans que votessis.',
  early: 'Aquesta enquesta encara no s’ha obert.',
  failed: 'No hem pogut registrar el teu vot. Torna-ho a provar.',
};
