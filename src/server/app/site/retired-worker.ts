/**
 * Replaces the app's service worker in a release without one, or when the operator has switched it off: a browser asks
 * for its worker again and again, and would otherwise keep it for ever. This one removes everything, itself included.
 */
export const retiredWorker = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`
