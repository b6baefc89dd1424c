/**
 * Reads an article aloud with the browser's own voice. Loaded by the first press of its button.
 *
 * Each sentence is an utterance of its own: Chrome falls silent in long ones. A pause ends the sentence, which begins
 * anew afterwards: on Android nothing that is paused goes on, and the rate of what is being said cannot be changed.
 */
import { sentencesOf } from './sentences.js';

const { lang } = document.documentElement;
const button = document.querySelector('.listen');
const label = button.querySelector('.listen__label');
const box = document.querySelector('.listening');
const toggle = box.querySelector('.listening__toggle');
const rate = box.querySelector('select');
const status = box.querySelector('[role="status"]');
/** A sentence nearer to the window's edges is hard to read along: a header and the box are there. */
const EDGE = 96;

let sentences = [];
let at = 0;
/** What is being said; also kept because Chrome forgets the events of an utterance that nobody holds. */
let utterance;
/** Where it stands, or stood before a pause. */
let spoken;

/** A voice of the device's own, where there is one: others need the network, and break off. */
function voiceOfPage() {
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.startsWith(lang));
  return voices.find(({ localService }) => localService) ?? voices[0];
}

function speak() {
  while (sentences[at]?.block.checkVisibility?.() === false) at += 1;
  const sentence = sentences[at];
  const voice = voiceOfPage();
  if (!sentence || !voice) return stop();
  const next = new SpeechSynthesisUtterance(sentence.text);
  Object.assign(next, { voice, lang: voice.lang, rate: Number(rate.value) });
  next.onend = () => {
    if (utterance !== next) return;
    at += 1;
    speak();
  };
  next.onerror = () => {
    if (utterance !== next) return;
    pause();
    status.textContent = box.dataset.failed;
  };
  utterance = next;
  speechSynthesis.speak(next);
  show(sentence.range());
}

function hush() {
  utterance = undefined;
  speechSynthesis.cancel();
}

function pause() {
  hush();
  draw();
}

function stop() {
  hush();
  at = 0;
  spoken = undefined;
  CSS.highlights?.delete('spoken');
  if (box.contains(document.activeElement)) button.focus({ preventScroll: true });
  box.hidden = true;
  draw();
}

export function press() {
  if (utterance) return pause();
  if (box.hidden) sentences = sentencesOf(lang);
  box.hidden = false;
  hush();
  speak();
  draw();
}

function draw() {
  status.textContent = '';
  toggle.textContent = utterance ? box.dataset.pause : box.dataset.resume;
  label.textContent = box.hidden ? box.dataset.start : toggle.textContent;
}

/** Who has scrolled away from what is read is left there. */
function show(range) {
  const isFollowed = !spoken || isSeen(spoken);
  spoken = range;
  CSS.highlights?.set('spoken', new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  if (!isFollowed || (top >= EDGE && bottom <= innerHeight - EDGE)) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: top - innerHeight / 3, behavior: isStill ? 'instant' : 'smooth' });
}

function isSeen(range) {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

toggle.addEventListener('click', press);
box.querySelector('.listening__stop').addEventListener('click', stop);
rate.addEventListener('change', () => {
  if (!utterance) return;
  hush();
  speak();
});
// A film or a sound of the page is not talked over.
document.addEventListener('portada:play', () => utterance && pause());
addEventListener('pagehide', stop);
