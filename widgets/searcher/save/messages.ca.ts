export const messages = {
  save: 'Avisa’m de les novetats',
  saved: 'Hem desat la cerca: t’escriurem una vegada al dia si hi ha res de nou.',
  full: 'Ja tens {max} cerques desades, que és el màxim.',
  failed: 'No hem pogut desar la cerca. Prova-ho d’aquí a una estona.',
  yours: 'Mostra les teves cerques',
};
