import { appWorkerPath } from '#contract/pages.ts'

declare global {
  interface Window {
    /** React Router's list of all pages, by which a page knows the release it is of. */
    __reactRouterManifest?: { readonly version: string }
  }
}

const answeredWithinMs = 2_000
const leisureWithinMs = 3_000

/**
 * Installs the worker of the app once this page has everything it needs, and tells when another release is ready than the
 * one this page is of. What it tells is how to go on with that release: by one press the page is loaded anew.
 */
export function watchAppWorker(onNewer: (update: () => void) => void): () => void {
  const over = new AbortController()
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // There is none in some private windows, and none without a secure connection.
  if (workers) atLeisure().then(() => watch(workers, onNewer, over.signal), noWorker)
  return () => over.abort()
}

/** Nobody misses it with a connection, and the next page tries again. */
const noWorker = () => undefined

/** Once the page has everything and the device nothing else to do. */
const atLeisure = () =>
  new Promise<void>((resolve) => {
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: leisureWithinMs })
        : setTimeout(resolve, leisureWithinMs)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  })

async function watch(
  workers: ServiceWorkerContainer,
  onNewer: (update: () => void) => void,
  signal: AbortSignal,
): Promise<void> {
  const registration = await workers.register(appWorkerPath, { updateViaCache: 'none' }).catch(() => null)
  if (!registration || signal.aborted) return
  let isPressed = false

  function update() {
    const waiting = registration?.waiting
    if (!waiting) return window.location.reload()
    isPressed = true
    // Not when this page gets another worker: one that was opened before there was any gets none.
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') window.location.reload()
    })
    waiting.postMessage('take over')
  }

  /** A page that came from the network after a release is new already: its worker need not wait. */
  async function look(worker: ServiceWorker) {
    const version = await versionOf(worker)
    if (version === null || signal.aborted) return
    if (version !== window.__reactRouterManifest?.version) onNewer(update)
    else if (worker === registration?.waiting) worker.postMessage('take over')
  }

  function follow({ installing }: ServiceWorkerRegistration) {
    installing?.addEventListener(
      'statechange',
      () => {
        if (installing === registration?.waiting) void look(installing)
      },
      { signal },
    )
  }

  if (registration.waiting) void look(registration.waiting)
  follow(registration)
  registration.addEventListener('updatefound', () => follow(registration), { signal })
  workers.addEventListener(
    'controllerchange',
    () => {
      // Somebody has pressed in another tab.
      if (!isPressed && workers.controller) void look(workers.controller)
    },
    { signal },
  )
  // An app stays open for days. Whoever comes back to it is told of what has been released meanwhile.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') registration.update().catch(noWorker)
    },
    { signal },
  )
}

/** Null: it is not one of ours that says so. */
const versionOf = (worker: ServiceWorker) =>
  new Promise<string | null>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(resolve, answeredWithinMs, null)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      resolve(String(data))
    }
    worker.postMessage('version', [port2])
  })
