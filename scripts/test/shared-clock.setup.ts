/** Setup file of the projects in a browser: their pages have the date of the run. */
// A module of its own: a setup file runs anew for each file of stories, and would move the one page's dates again.
import './moved-page.ts';
