/** What the example newspaper says in its own words, besides the taglines and the contents of its database. */
import type { Language } from '@portada/contract';
import type { OwnWords } from '@portada/newsroom';

export const words: Readonly<Record<Language, OwnWords>> = {
  es: {
    pages: {
      homeDescription:
        'Las noticias del puerto, de la ciudad y de su gente: política, economía, cultura, deportes y opinión, contadas cada día desde el muelle.',
      newslettersBox: 'El puerto, en tu correo',
      newslettersBoxIntro: 'Cada mañana a las siete, lo que hay que saber antes de salir de casa.',
      demo: 'Periódico de muestra: nombres, hechos y lugares son inventados.',
      weather: { intro: 'La previsión de los próximos días en el puerto, en la costa y en la sierra.' },
      schedule: { intro: 'Qué hay en la televisión y en la radio del puerto, hora por hora.' },
      search: {
        agenda: { intro: 'Qué hacer, dónde y cuándo: lo que viene en Marola y en la comarca.' },
        shows: { intro: 'La televisión y la radio del puerto, de la A a la Z.' },
      },
      kindLists: {
        videos: {
          intro:
            'Lo que se entiende mejor viéndolo: los reportajes y las entrevistas de Puerto TV y de la redacción.',
        },
        recetas: {
          intro: 'Lo que dan el mar y la huerta, explicado paso a paso y con el reloj a la vista.',
        },
        blogs: {
          intro:
            'Cuadernos personales de quienes miran el puerto, la escuela, los balcones y los libros desde dentro.',
        },
      },
    },
    contact: {
      description: 'A quién escribir en Diario del Puerto, por temas, y dónde encontrarnos.',
      house: {
        address: ['Muelle de la Aduana, 12, 2.º', '46900 Marola'],
        phone: '960 000 000',
        hours: 'De lunes a viernes, de 9 a 20 h',
        email: 'hola@diariodelpuerto.example',
      },
      departments: {
        newsroom: { email: 'redaccion@diariodelpuerto.example' },
        participation: { email: 'participacion@diariodelpuerto.example' },
        programmes: { name: 'Puerto TV y Radio Marola', email: 'programas@diariodelpuerto.example' },
        readers: { email: 'lectores@diariodelpuerto.example' },
        adverts: { email: 'publicidad@diariodelpuerto.example' },
        web: { email: 'web@diariodelpuerto.example' },
      },
    },
    publisher:
      'Diario del Puerto y Diari del Port son un periódico de muestra: enseñan cómo se montan las páginas de un medio con los componentes de Portada. Los nombres, los hechos y los lugares de sus noticias son inventados.',
    guardiansEmail: 'familias@diariodelpuerto.example',
    social: [
      { name: 'Bluesky', url: 'https://bsky.example/diariodelpuerto' },
      { name: 'Instagram', url: 'https://instagram.example/diariodelpuerto' },
      { name: 'X', url: 'https://x.example/diariodelpuerto' },
      { name: 'YouTube', url: 'https://youtube.example/@diariodelpuerto' },
    ],
  },
  ca: {
    pages: {
      homeDescription:
        'Les notícies del port, de la ciutat i de la seva gent: política, economia, cultura, esports i opinió, explicades cada dia des del moll.',
      newslettersBox: 'El port, al teu correu',
      newslettersBoxIntro: 'Cada matí a les set, el que cal saber abans de sortir de casa.',
      demo: 'Diari de mostra: noms, fets i llocs són inventats.',
      weather: { intro: 'La previsió dels pròxims dies al port, a la costa i a la serra.' },
      schedule: { intro: 'Què fan a la televisió i a la ràdio del port, hora per hora.' },
      search: {
        agenda: { intro: 'Què fer, on i quan: el que ve a Marola i a la comarca.' },
        shows: { intro: 'La televisió i la ràdio del port, de la A a la Z.' },
      },
      kindLists: {
        videos: {
          intro:
            'El que s’entén millor si es veu: els reportatges i les entrevistes de Port TV i de la redacció.',
        },
        recetas: { intro: 'El que donen la mar i l’horta, explicat pas a pas i amb el rellotge a la vista.' },
        blogs: {
          intro:
            'Quaderns personals dels qui miren el port, l’escola, els balcons i els llibres des de dins.',
        },
      },
    },
    contact: {
      description: 'A qui cal escriure al Diari del Port, per temes, i on ens pots trobar.',
      house: {
        address: ['Moll de la Duana, 12, 2n', '46900 Marola'],
        phone: '960 000 000',
        hours: 'De dilluns a divendres, de 9 a 20 h',
        email: 'hola@diaridelport.example',
      },
      departments: {
        newsroom: { email: 'redaccio@diaridelport.example' },
        participation: { email: 'participacio@diaridelport.example' },
        programmes: { name: 'Port TV i Ràdio Marola', email: 'programes@diaridelport.example' },
        readers: { email: 'lectors@diaridelport.example' },
        adverts: { email: 'publicitat@diaridelport.example' },
        web: { email: 'web@diaridelport.example' },
      },
    },
    publisher:
      'Diari del Port i Diario del Puerto són un diari de mostra: ensenyen com es munten les pàgines d’un mitjà amb els components de Portada. Els noms, els fets i els llocs de les notícies són inventats.',
    guardiansEmail: 'families@diaridelport.example',
    social: [
      { name: 'Bluesky', url: 'https://bsky.example/diaridelport' },
      { name: 'Instagram', url: 'https://instagram.example/diaridelport' },
      { name: 'X', url: 'https://x.example/diaridelport' },
      { name: 'YouTube', url: 'https://youtube.example/@diaridelport' },
    ],
  },
};
