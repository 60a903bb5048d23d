import { type AppBuild, answerOf } from './answer-of.ts'

declare const appBuild: AppBuild
declare const self: ServiceWorkerGlobalScope

/** Chromium can be told what never concerns the worker, and then does not even start it for that. */
interface WithRoutes extends ExtendableEvent {
  addRoutes?(rule: object): Promise<void>
}

const cacheName = `app-files-${appBuild.digest}`

/** Longer than a bad connection needs, shorter than somebody waits before they give up on an app. */
const patienceMs = 5_000

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([fill(), leaveAlone(event)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers())
})

self.addEventListener('message', ({ data, ports }) => {
  if (data === 'version') ports[0]?.postMessage(appBuild.version)
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request, self.location.origin, appBuild)
  if (answer.from === 'network first') event.respondWith(newestOf(event.request, answer.shell))
  if (answer.from === 'kept first') event.respondWith(keptOf(event.request, answer.file))
})

/**
 * Whatever a message holds, this is all that is shown. By its tag a repeated one takes the place of the first, silently.
 */
self.addEventListener('push', (event) => {
  event.waitUntil(self.registration.showNotification(appBuild.notice, { tag: 'reminder', icon: '/icon-192.png' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAccount())
})

async function openAccount(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' })
  const account = open.find(({ url }) => new URL(url).pathname.startsWith(appBuild.account))
  if (account) await account.focus()
  else await self.clients.openWindow(appBuild.account)
}

/** Everything of this release or nothing: a worker that could not get it all is not installed, and tried again later. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName)
  const { shells, files } = appBuild
  try {
    await Promise.all([
      ...files.map(async (file) => cache.put(file, await fetched(file))),
      ...shells.map(async (shell) => cache.put(shell, await fetchedShell(shell))),
    ])
  } catch (problem) {
    await caches.delete(cacheName)
    throw problem
  }
}

/** Without cookies: what is kept is what anybody would be sent. */
async function fetched(path: string, cache: RequestCache = 'default'): Promise<Response> {
  const reply = await fetch(path, { cache, credentials: 'omit' })
  if (!reply.ok || reply.redirected) throw new Error(`${path} is not there.`)
  return reply
}

/** While a release is under way one server may still send the page of the last one, which would ask for other files. */
async function fetchedShell(path: string): Promise<Response> {
  const reply = await fetched(path, 'no-cache')
  const page = await reply.clone().text()
  if (!page.includes(`/assets/manifest-${appBuild.version}.js`)) throw new Error(`${path} is of another release.`)
  return reply
}

async function leaveAlone(event: WithRoutes): Promise<void> {
  const ours = [...appBuild.shells, '/assets/*'].map((pathname) => ({ urlPattern: { pathname } }))
  try {
    await event.addRoutes?.({ condition: { not: { or: ours } }, source: 'network' })
  } catch {
    // Others start the worker for every request of a page, and it has no part in those.
  }
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}

async function newestOf(request: Request, shell: string): Promise<Response> {
  const asked = fetch(request)
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  const reply = await Promise.race([asked.catch(() => null), late])
  if (reply && reply.status < 500) return reply
  return (await kept(shell)) ?? asked
}

const keptOf = async (request: Request, file: string): Promise<Response> => (await kept(file)) ?? fetch(request)

const kept = async (path: string) => (await caches.open(cacheName)).match(path, { ignoreVary: true })
