/** The one script that a page includes, after Portada's: it tells the loader of the widget. */
window.portada?.define('diari-tides', new URL('./diari-tides.js', import.meta.url).href, { load: 'visible' });
