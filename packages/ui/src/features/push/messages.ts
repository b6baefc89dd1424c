import { defineMessages } from '@portada/core';

const es = {
  turnOn: 'Activar los avisos',
  turnOff: 'Desactivar los avisos',
  breaking: 'Avisarme de la última hora',
  topics: 'Temas de los que quieres avisos',
  unsupported: 'Este navegador no admite avisos.',
  notInstalled:
    'En el iPhone y el iPad los avisos solo llegan al diario instalado: en el menú de compartir elige «Añadir a pantalla de inicio», ábrelo desde allí y actívalos.',
  blocked:
    'Has bloqueado los avisos de este sitio. Si los quieres, permítelos en los ajustes del navegador y actívalos aquí.',
  failed: 'No hemos podido cambiar los avisos. Inténtalo de nuevo dentro de un momento.',
};

export const messages = defineMessages('push', es, () => import('./messages.ca.ts'));
