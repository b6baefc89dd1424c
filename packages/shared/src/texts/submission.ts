/** The file that may go with a submission. */
export const texts = {
  file: 'Imagen o vídeo (opcional)',
  limits: 'JPEG de {image} MB como máximo, o MP4 de {video} MB.',
};

export type Key = keyof typeof texts;
