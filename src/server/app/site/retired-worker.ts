/**
 * Sent in the place of the app's worker by a release that has none, or where the operator has switched it off: a browser that
 * has the old one asks for it again and again, and would otherwise keep it for ever. This one takes everything away and goes.
 */
export const retiredWorker = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`
