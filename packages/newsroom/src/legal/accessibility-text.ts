import type { Language } from '@portada/contract';
import type { LegalText } from './texts.ts';

/** The accessibility statement: what the pages hold, what they may not, and whom to tell. */
export const accessibilityNotice: Readonly<Record<Language, LegalText>> = {
  es: {
    title: 'Accesibilidad',
    description: 'Qué hace este diario para que cualquiera pueda leerlo, y a quién avisar de lo que falla.',
    parts: [
      {
        title: 'Qué cumplen estas páginas',
        paragraphs: [
          'Siguen las pautas de accesibilidad para el contenido web (WCAG) 2.2 en su nivel AA. Se leen con un lector de pantalla, se manejan solo con el teclado, admiten letras al doble de tamaño y respetan el modo oscuro, el contraste alto y la preferencia por menos movimiento.',
          'Cada cambio se revisa con herramientas automáticas, en español y en catalán, antes de llegar a los lectores.',
        ],
      },
      {
        title: 'Qué puede no cumplirlas',
        paragraphs: [
          'Los vídeos y los audios pueden carecer de subtítulos o de transcripción, y las fotografías que llegan de fuera, de descripción. Los anuncios los hacen otros, y no todos siguen las pautas.',
        ],
      },
      {
        title: 'Avísanos',
        paragraphs: [
          'Si algo no se deja leer o usar, escribe a {web} y cuéntanos en qué página ha sido y con qué navegador. Mientras se arregla, te haremos llegar el contenido de otra forma.',
        ],
      },
    ],
  },
  ca: {
    title: 'Accessibilitat',
    description: 'Què fa aquest diari perquè tothom el pugui llegir, i a qui cal avisar del que falla.',
    parts: [
      {
        title: 'Què compleixen aquestes pàgines',
        paragraphs: [
          'Segueixen les pautes d’accessibilitat per al contingut web (WCAG) 2.2 en el nivell AA. Es llegeixen amb un lector de pantalla, es fan anar només amb el teclat, admeten lletres el doble de grans i respecten el mode fosc, el contrast alt i la preferència per menys moviment.',
          'Cada canvi es revisa amb eines automàtiques, en català i en castellà, abans d’arribar als lectors.',
        ],
      },
      {
        title: 'Què pot no complir-les',
        paragraphs: [
          'Els vídeos i els àudios poden no tenir subtítols o transcripció, i les fotografies que arriben de fora, descripció. Els anuncis els fan altres, i no tots segueixen les pautes.',
        ],
      },
      {
        title: 'Avisa’ns',
        paragraphs: [
          'Si alguna cosa no es deixa llegir o fer servir, escriu a {web} i explica’ns en quina pàgina ha estat i amb quin navegador. Mentre s’arregla, et farem arribar el contingut d’una altra manera.',
        ],
      },
    ],
  },
};
