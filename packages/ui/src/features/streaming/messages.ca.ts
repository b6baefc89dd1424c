export const messages = {
  watch: 'Mira-ho',
  listen: 'Escolta-ho',
  none: 'Ara mateix no hi ha cap emissió en directe.',
  failed: 'No hem pogut carregar els directes.',
  retry: 'Torna-ho a provar',
  loading: 'S’estan carregant els directes',
};
