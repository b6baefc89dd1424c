/**
 * Short shared texts, each a constant, so that an import bundles only that one. A page overrides each under the key
 * of the widget that uses it.
 */
export const aComment = 'Un comentario';
export const backToPage = 'Volver a la página';
export const birthdate = 'Fecha de nacimiento';
export const breakingNews = 'Última hora';
export const createAccount = 'Crea una cuenta';
export const dailyBulletin = 'Boletín diario';
export const email = 'Correo electrónico';
export const findShow = 'Buscar un programa';
export const followedAuthors = 'Autores que sigues';
export const getsBulletin = 'Recibes el boletín diario';
export const guardians = 'Acceso para madres, padres y tutores';
export const live = 'En directo';
export const liveNow = 'Ahora en directo';
export const login = 'Inicia sesión';
export const loginButton = 'Iniciar sesión';
export const logout = 'Cerrar sesión';
export const logoutFailed = 'No hemos podido cerrar la sesión.';
export const manyComments = '{count} comentarios';
export const mostRecent = 'Más recientes';
export const newPassword = 'Contraseña nueva';
export const noCaptcha =
  'No hemos podido cargar la protección contra envíos automáticos. Puedes enviar el formulario igualmente.';
export const noConnection = 'No hemos podido conectar. Comprueba tu conexión y vuelve a intentarlo.';
export const nick = 'Nombre de usuario';
export const notNow = 'Ahora no';
export const oneComment = '1 comentario';
export const oneResult = 'Un resultado';
export const onAir = 'En emisión';
export const photoCredit = 'Foto: {name}';
export const photoGallery = 'Galería de fotos';
export const privacyConsent = 'He leído y acepto la';
export const privacyPolicy = 'política de privacidad';
export const savedContents = 'Contenidos guardados';
export const saveChanges = 'Guardar los cambios';
export const showParts = 'Apartados del programa';
export const takeAway = 'Quitar {name}';
export const toCalendar = 'Añadir a mi calendario';
export const topicsOfTheDay = 'Temas del día';
export const totalTime = 'Tiempo total';
export const tryAgain = 'Volver a intentarlo';
export const yourAccount = 'Tu cuenta';
export const yourAddress = 'Tu dirección';
export const yourData = 'Tus datos';
export const yourNewsletters = 'Tus boletines';
export const yourQuestion = 'Tu pregunta';
