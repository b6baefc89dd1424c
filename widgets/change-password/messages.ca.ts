export const messages = {
  label: 'Contrasenya nova',
  newPassword: 'Contrasenya nova',
  repeatPassword: 'Repeteix la contrasenya',
  submit: 'Desa la contrasenya',
  deadLink:
    'Aquest enllaç ja no serveix: s’ha fet servir o ha caducat. Demana’n un altre i te l’enviarem per correu.',
  askAgain: 'Demana un altre enllaç',
  refused: 'Aquesta contrasenya no compleix el que demanem. Prova’n una altra.',
  tooMany: 'Has fet massa intents. Espera uns minuts i torna-ho a provar.',
  connection: 'No ens hem pogut connectar. Comprova la connexió i torna-ho a provar.',
  failed: 'Ara mateix no podem canviar la contrasenya. Torna-ho a provar d’aquí a una estona.',
};
