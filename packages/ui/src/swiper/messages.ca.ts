export const messages = {
  carousel: 'carrusel',
  unnamed: 'Continguts',
  slide: 'element',
  place: '{place} de {count}',
  one: 'Element {first} de {count}',
  several: 'Elements del {first} al {last}, de {count}',
  previous: 'Anterior',
  next: 'Següent',
};
