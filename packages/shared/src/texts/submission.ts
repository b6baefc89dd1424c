/** The file that may go with a submission. */
export const texts = {
  file: 'Imagen o vídeo (opcional)',
  limits: 'JPEG de {image} MB como máximo, o MP4 de {video} MB.',
  problemType: 'Solo se admiten imágenes JPEG y vídeos MP4.',
  problemDamaged: 'El archivo está incompleto o dañado. Prueba con otro.',
  problemPixels: 'La imagen es demasiado grande. Redúcela y vuelve a elegirla.',
};

export type Key = keyof typeof texts;
