export const messages = {
  turnOn: 'Activa els avisos',
  turnOff: 'Desactiva els avisos',
  breaking: 'Avisa’m de l’última hora',
  topics: 'Temes dels quals vols avisos',
  unsupported: 'Aquest navegador no admet avisos.',
  notInstalled:
    'A l’iPhone i a l’iPad els avisos només arriben al diari instal·lat: al menú de compartir tria «Afegeix a la pantalla d’inici», obre’l des d’allà i activa’ls.',
  blocked:
    'Has blocat els avisos d’aquest lloc. Si els vols, permet-los a la configuració del navegador i activa’ls aquí.',
  failed: 'No hem pogut canviar els avisos. Torna-ho a provar d’aquí a un moment.',
};
