/**
 * The front page in this browser: how long ago its stories are from, and which are new since the last visit. The page
 * itself is kept for minutes and is the same for everybody, so it says when; nothing of this leaves the browser, and
 * nothing moves.
 */
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Whoever comes back sooner is still on the same visit. */
const VISIT_MS = 30 * MINUTE_MS;

const { lang } = document.documentElement;
const KEY = `newsroom:front:${lang}`;
const written = new Intl.RelativeTimeFormat(lang, { style: 'short' });
const dayName = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
/** The day on the publisher's clock, as the titles of times have it. */
const day = new Intl.DateTimeFormat(lang, { timeZone: 'Europe/Madrid', dateStyle: 'short' });
const times = [...document.querySelectorAll('.card__byline > time')];
const momentOf = (time) => Date.parse(time.dateTime);

/** `hace 2 h`; nothing of what is a day old, or of a clock that is behind. */
function ago(moment) {
  const minutes = Math.floor((Date.now() - moment) / MINUTE_MS);
  if (!(minutes >= 0 && minutes < DAY_MINUTES)) return '';
  if (minutes < 60) return written.format(-Math.max(minutes, 1), 'minute');
  return written.format(-Math.floor(minutes / 60), 'hour');
}

/** `ayer, 21:40`, of what is less than a day old. */
function exactly(time) {
  const isToday = day.format(momentOf(time)) === day.format(Date.now());
  return `${dayName.format(isToday ? 0 : -1, 'day')}, ${time.title.split(', ').at(-1)}`;
}

function part(name, text) {
  return Object.assign(document.createElement('span'), { className: `ago__${name}`, textContent: text });
}

/** The date keeps its place; under the pointer and with the focus it is the day and the hour. */
function tellAgo() {
  for (const time of times) {
    const text = ago(momentOf(time));
    const date = time.querySelector('.ago__date')?.textContent ?? time.textContent;
    time.classList.toggle('ago', text !== '');
    if (text) time.replaceChildren(part('date', date), part('told', text), part('exact', exactly(time)));
    else time.textContent = date;
  }
}

/** What the last visits have seen; nothing where the browser keeps nothing. */
function readVisit() {
  try {
    return JSON.parse(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function keepVisit(visit) {
  try {
    localStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Then the next visit is a first one.
  }
}

/** By the stories' own moments, not by the clock: a page that was kept lacks the newest ones. */
function markNew() {
  const moments = times.map(momentOf).filter((moment) => moment > 0);
  const newest = Math.max(0, ...moments);
  const { since = newest, latest = newest, at = 0 } = readVisit() ?? {};
  const before = Date.now() - at > VISIT_MS ? latest : since;
  keepVisit({ since: before, latest: Math.max(latest, newest), at: Date.now() });
  const mark = document.getElementById('new-mark').content;
  for (const time of times.filter((one) => momentOf(one) > before)) {
    time.closest('.card').querySelector('.card__kicker')?.append(mark.cloneNode(true));
  }
}

markNew();
tellAgo();
setInterval(tellAgo, MINUTE_MS);
