/** Notifications (Web Push). The newsroom sends them, and they lead to this site only, whatever they say. */
addEventListener('push', (event) => {
  const { title, body, url, tag } = newsIn(event.data);
  const options = { body, tag, lang: site.lang, icon: site.icon, data: { url } };
  event.waitUntil(registration.showNotification(title, options));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(ownUrl(text(event.notification.data?.url))));
});

/** The browser, or its push service, has ended a subscription or renewed it. */
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

/** What was chosen goes on. Where the browser does not tell which one has ended, nobody knows what that was. */
async function renew(old, renewed) {
  if (!old) return;
  const { endpoint } = old;
  const { publicKey, topics } = await callPush('offer', { endpoint });
  const chosen = topics.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  if (chosen.length === 0) return;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const current = (renewed ?? (await registration.pushManager.subscribe(options))).toJSON();
  await callPush('subscription', { endpoint: current.endpoint, keys: current.keys, topics: chosen });
  if (current.endpoint !== endpoint) await callPush('unsubscribe', { endpoint });
}

async function callPush(name, body) {
  const response = await fetch(`${site.home}api/front/push/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Web Push: ${name} was answered ${response.status}`);
  return response.json();
}

/** Browsers want a notification for each push: one that cannot be read leads to the front page. */
function newsIn(data) {
  const unread = { title: site.name, body: '', url: site.home, tag: 'alert' };
  try {
    const { title, body, url, tag } = data.json();
    return {
      title: text(title) || unread.title,
      body: text(body),
      url: text(url),
      tag: text(tag) || unread.tag,
    };
  } catch {
    return unread;
  }
}

function text(value) {
  return typeof value === 'string' ? value : '';
}

function ownUrl(address) {
  const home = new URL(site.home, location.origin);
  const url = URL.canParse(address, home) ? new URL(address, home) : home;
  return url.origin === location.origin && isOurs(url) ? url : home;
}

/** In the window that shows it already, or in a new one. */
async function openPage({ href }) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((window) => window.url === href);
  return shown ? shown.focus() : clients.openWindow(href);
}
