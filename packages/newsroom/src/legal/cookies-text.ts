import type { Language } from '@portada/contract';
import type { LegalText } from './texts.ts';

/** What is kept in a reader's browser. */
export const cookiesNotice: Readonly<Record<Language, LegalText>> = {
  es: {
    title: 'Cookies',
    description: 'Qué guarda este diario en tu navegador, para qué y durante cuánto tiempo.',
    parts: [
      {
        title: 'Qué son',
        paragraphs: [
          'Una cookie es un dato pequeño que una página guarda en el navegador y lee cuando vuelves. Unas hacen falta para que el diario funcione; otras dependen de ti.',
        ],
      },
      {
        title: 'Las que hacen falta',
        paragraphs: [
          'Si inicias sesión, «portada_session» la mantiene abierta y «portada_user» indica a la página que lo está; ambas desaparecen al salir. «portada_device» dura poco más de un año y evita que quien prueba contraseñas en tu cuenta te impida entrar desde este dispositivo.',
          'Si el diario limita los artículos que se leen sin suscripción, una cookie recuerda cuáles has abierto en el periodo en curso. Si te pedimos permiso para otros usos, «portada_consent» guarda tu respuesta durante seis meses.',
          'Los avisos no necesitan cookies: si los activas, el navegador guarda la suscripción hasta que los desactivas o le retiras el permiso.',
        ],
      },
      {
        title: 'Las de otros',
        paragraphs: [
          'Los anuncios y los contenidos de otras plataformas (un vídeo, una publicación) pueden guardar las suyas. Los contenidos de otras plataformas no se cargan hasta que tú lo permites o abres uno. Donde te pedimos permiso, los anuncios tampoco se cargan hasta que lo das.',
        ],
      },
      {
        title: 'Cómo borrarlas',
        paragraphs: [
          'Todos los navegadores dejan ver, borrar y bloquear las cookies desde sus ajustes. Sin las que hacen falta no podrás iniciar sesión; leer, sí.',
        ],
      },
    ],
  },
  ca: {
    title: 'Galetes',
    description: 'Què desa aquest diari al teu navegador, per a què i durant quant de temps.',
    parts: [
      {
        title: 'Què són',
        paragraphs: [
          'Una galeta és una dada petita que una pàgina desa al navegador i llegeix quan tornes. Unes calen perquè el diari funcioni; d’altres depenen de tu.',
        ],
      },
      {
        title: 'Les que calen',
        paragraphs: [
          'Si inicies la sessió, «portada_session» la manté oberta i «portada_user» indica a la pàgina que ho està; totes dues desapareixen en sortir. «portada_device» dura poc més d’un any i evita que qui prova contrasenyes al teu compte t’impedeixi entrar des d’aquest dispositiu.',
          'Si el diari limita els articles que es llegeixen sense subscripció, una galeta recorda quins has obert en el període en curs. Si et demanem permís per a altres usos, «portada_consent» desa la teva resposta durant sis mesos.',
          'Els avisos no necessiten galetes: si els actives, el navegador desa la subscripció fins que els desactives o li retires el permís.',
        ],
      },
      {
        title: 'Les dels altres',
        paragraphs: [
          'Els anuncis i els continguts d’altres plataformes (un vídeo, una publicació) poden desar les seves. Els continguts d’altres plataformes no es carreguen fins que tu ho permets o n’obres un. On et demanem permís, els anuncis tampoc no es carreguen fins que el dones.',
        ],
      },
      {
        title: 'Com s’esborren',
        paragraphs: [
          'Tots els navegadors deixen veure, esborrar i blocar les galetes des de la configuració. Sense les que calen no podràs iniciar la sessió; llegir, sí.',
        ],
      },
    ],
  },
};
