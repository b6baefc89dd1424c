/** The legal notice and the privacy notice of both sites. */
import type { Language } from '@portada/contract';

export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly parts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/** Of a publisher only the name and the address are known. */
export const whoPublishes: Readonly<Record<Language, string>> = {
  es: 'Este sitio es de {name}. Para cualquier cuestión sobre él, escribe a {email}.',
  ca: 'Aquest lloc és de {name}. Per a qualsevol qüestió, escriu a {email}.',
};

/**
 * `legalTextOf` fills in `{publisher}` and, of addresses, `{general}` for anything, `{email}` for what concerns
 * children and `{web}` for what is wrong with the pages.
 */
export const legalNotice: Readonly<Record<Language, LegalText>> = {
  es: {
    title: 'Aviso legal',
    description: 'Quién edita este diario y en qué condiciones puedes leerlo y participar en él.',
    parts: [
      {
        title: 'Quién edita este diario',
        paragraphs: ['{publisher}'],
      },
      {
        title: 'Lectura y participación',
        paragraphs: [
          'Leer el diario no requiere cuenta. Para guardar contenidos, seguir a autores o participar hace falta una, con datos veraces y una edad mínima de trece años.',
          'Quien escribe en el diario responde de lo que escribe. La redacción retira los mensajes que insultan, que mienten a sabiendas o que vulneran la intimidad de otras personas.',
        ],
      },
      {
        title: 'Boletines',
        paragraphs: [
          'Al suscribirte a un boletín aceptas recibirlo en la dirección indicada. Cada envío lleva un enlace para dejar de recibirlo, sin explicaciones y con efecto inmediato.',
        ],
      },
      {
        title: 'Derechos sobre los contenidos',
        paragraphs: [
          'Los textos y las ilustraciones pueden citarse con mención de la fuente. Para reproducirlos enteros hace falta permiso de la redacción.',
        ],
      },
    ],
  },
  ca: {
    title: 'Avís legal',
    description: 'Qui edita aquest diari i en quines condicions el pots llegir i hi pots participar.',
    parts: [
      {
        title: 'Qui edita aquest diari',
        paragraphs: ['{publisher}'],
      },
      {
        title: 'Lectura i participació',
        paragraphs: [
          'Per llegir el diari no cal compte. Per desar continguts, seguir autors o participar-hi en cal un, amb dades certes i una edat mínima de tretze anys.',
          'Qui escriu al diari respon del que escriu. La redacció retira els missatges que insulten, que menteixen a consciència o que vulneren la intimitat d’altres persones.',
        ],
      },
      {
        title: 'Butlletins',
        paragraphs: [
          'En subscriure’t a un butlletí acceptes rebre’l a l’adreça indicada. Cada enviament porta un enllaç per deixar de rebre’l, sense explicacions i amb efecte immediat.',
        ],
      },
      {
        title: 'Drets sobre els continguts',
        paragraphs: [
          'Els textos i les il·lustracions es poden citar fent constar la font. Per reproduir-los sencers cal el permís de la redacció.',
        ],
      },
    ],
  },
};

export const privacyNotice: Readonly<Record<Language, LegalText>> = {
  es: {
    title: 'Privacidad',
    description: 'Qué datos guarda este diario de sus lectores, para qué y durante cuánto tiempo.',
    parts: [
      {
        title: 'Qué datos guardamos',
        paragraphs: [
          'De quien solo lee, ninguno. De quien abre una cuenta, los datos que escribe en ella, los contenidos que guarda, los autores que sigue y los boletines que elige. También por dónde va en los artículos largos que ha empezado, para que pueda seguir en otro dispositivo: los cincuenta últimos, y noventa días como mucho.',
          'De quien guarda búsquedas, lo que buscan, su nombre, cada cuánto quiere que le avisemos y qué le hemos avisado ya: veinte como mucho. Las que no llevan avisos se borran al cabo de un año sin cambios.',
          'Si dictas una búsqueda, es el navegador quien escucha, y puede enviar tu voz al servicio de su fabricante para convertirla en texto. El diario no la recibe: solo el texto, como si lo escribieras.',
          'De quien activa los avisos en un navegador, con cuenta o sin ella, la dirección que su navegador nos da para enviárselos, las claves con que se cifran y los temas que elige. Los lleva, cifrados, el servicio de avisos del navegador. Todo ello se borra cuando los desactiva, cuando el navegador deja de admitirlos y, si los activó con la sesión abierta, con su cuenta.',
          'Las contraseñas se guardan cifradas, de modo que nadie, ni siquiera la redacción, puede leerlas.',
        ],
      },
      {
        title: 'Cookies',
        paragraphs: [
          'Al iniciar sesión se crean tres cookies propias: una mantiene la sesión y otra indica a la página que hay una sesión abierta; ambas desaparecen al salir. La tercera dura poco más de un año y solo sirve para que, si alguien prueba contraseñas en tu cuenta, tú puedas seguir entrando desde este dispositivo. Las de terceros solo pueden venir de los anuncios y de los contenidos de otras plataformas. Donde te pedimos permiso, los anuncios no se cargan hasta que lo das; los contenidos de otras plataformas, hasta que lo das o abres uno. La página «Cookies» las explica todas. La portada anota en este navegador, y en ningún otro sitio, qué noticias había en tu última visita, para señalar las nuevas.',
        ],
      },
      {
        title: 'Para qué los usamos',
        paragraphs: [
          'Para prestarte el servicio que pides: reconocerte cuando vuelves, enviarte los boletines elegidos y los avisos de tus búsquedas, y publicar lo que decidas publicar. No se venden ni se ceden.',
        ],
      },
      {
        title: 'Tus derechos',
        paragraphs: [
          'Puedes ver, corregir y borrar tus datos cuando quieras. Al borrar la cuenta se eliminan con ella; los comentarios publicados quedan sin firma.',
        ],
      },
    ],
  },
  ca: {
    title: 'Privacitat',
    description: 'Quines dades desa aquest diari dels lectors, per a què i durant quant de temps.',
    parts: [
      {
        title: 'Quines dades desem',
        paragraphs: [
          'De qui només llegeix, cap. De qui obre un compte, les dades que hi escriu, els continguts que desa, els autors que segueix i els butlletins que tria. També per on va en els articles llargs que ha començat, perquè pugui continuar en un altre dispositiu: els cinquanta últims, i noranta dies com a molt.',
          'De qui desa cerques, el que cerquen, el nom, cada quant vol que l’avisem i de què ja l’hem avisat: vint com a molt. Les que no porten avisos s’esborren al cap d’un any sense canvis.',
          'Si dictes una cerca, és el navegador qui escolta, i pot enviar la teva veu al servei del seu fabricant per convertir-la en text. El diari no la rep: només el text, com si l’escrivissis.',
          'De qui activa els avisos en un navegador, amb compte o sense, l’adreça que el seu navegador ens dona per enviar-los-hi, les claus amb què es xifren i els temes que tria. Els porta, xifrats, el servei d’avisos del navegador. Tot plegat s’esborra quan els desactiva, quan el navegador deixa d’admetre’ls i, si els va activar amb la sessió oberta, amb el seu compte.',
          'Les contrasenyes es desen xifrades, de manera que ningú, ni tan sols la redacció, no les pot llegir.',
        ],
      },
      {
        title: 'Galetes',
        paragraphs: [
          'En iniciar la sessió es creen tres galetes pròpies: una manté la sessió i una altra indica a la pàgina que hi ha una sessió oberta; totes dues desapareixen en sortir. La tercera dura poc més d’un any i només serveix perquè, si algú prova contrasenyes al teu compte, tu puguis continuar entrant des d’aquest dispositiu. Les de tercers només poden venir dels anuncis i dels continguts d’altres plataformes. On et demanem permís, els anuncis no es carreguen fins que el dones; els continguts d’altres plataformes, fins que el dones o n’obres un. La pàgina «Galetes» les explica totes. La portada anota en aquest navegador, i enlloc més, quines notícies hi havia en la teva última visita, per assenyalar les noves.',
        ],
      },
      {
        title: 'Per a què les fem servir',
        paragraphs: [
          'Per donar-te el servei que demanes: reconèixer-te quan tornes, enviar-te els butlletins triats i els avisos de les teves cerques, i publicar el que decideixis publicar. No es venen ni se cedeixen.',
        ],
      },
      {
        title: 'Els teus drets',
        paragraphs: [
          'Pots veure, corregir i esborrar les teves dades quan vulguis. En esborrar el compte s’eliminen amb ell; els comentaris publicats queden sense signatura.',
        ],
      },
    ],
  },
};
