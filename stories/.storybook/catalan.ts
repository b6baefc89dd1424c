import { $language } from '@portada/core';

/** Makes the page Catalan before any part is read, as a Catalan page is: its texts are fetched with the parts. */
document.documentElement.lang = 'ca';
$language.set('ca');
