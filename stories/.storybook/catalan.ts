import { $language } from '@portada/core';
import { beforeEach } from 'vitest';

/** Makes the page Catalan before any part is read, as a Catalan page is: its texts are fetched with the parts. */
document.documentElement.lang = 'ca';
$language.set('ca');

/** What a language can change: long words where there is little room, numbers and dates. */
const TELLING =
  /^(Narrow|Week|Today|Open|Counter)$|On A Phone|Long|Calendar|Event|Agenda|Results|Votes|Voted/;

/**
 * States differ between the languages in words alone, which the types of the messages hold together: in Catalan each
 * file's first story is drawn, and those whose names say that words, numbers or dates take their room there.
 */
beforeEach(({ task, skip }) => {
  skip(task !== task.file.tasks[0] && !TELLING.test(task.name), 'drawn in Spanish');
});
