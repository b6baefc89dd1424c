import $ from 'jquery';
import { after, before, note } from './data.ts';

const mostRead = () =>
  $('<portada-most-read load="eager"><a href="/">Portada</a></portada-most-read>').prop('lists', before);
const main = $('<main>')
  .append('<button id="change">Change</button><button id="toggle">Toggle</button>')
  .append('<portada-save-button content-id="4711" name="El temporal"></portada-save-button>')
  .append(mostRead())
  .on('portada:ready', (event) => {
    if (event.originalEvent) note(event.originalEvent);
  });
$('#app').append(main);
$('#change').on('click', () => $('portada-most-read').prop('lists', after));
$('#toggle').on('click', () => {
  const shown = $('portada-most-read');
  if (shown.length > 0) shown.remove();
  else main.append(mostRead());
});
