/** By address. What did not come is asked for again by whoever needs it next. */
const brought = new Map<string, Promise<unknown>>()

/**
 * Stands behind every `import()` in the browser: `files` are what it takes, by their paths in the build.
 *
 * A browser that could not fetch a module once never asks for it again, however good the connection is by then: Chromium
 * keeps the failure until the page is left. So the files are fetched as files first, which may fail and be tried again,
 * and only what has come is imported, out of the browser's cache.
 */
export async function loadWith<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => bring(`/${file}`)))
  return load()
}

async function bring(address: string): Promise<unknown> {
  if (isInPage(address)) return
  const known = brought.get(address) ?? fetchFile(address)
  brought.set(address, known)
  known.catch(() => brought.delete(address))
  return known
}

/**
 * The router writes some sheets with `#` at their end. One that is there must not come again: it would stand behind those of
 * the page, and win where they say otherwise.
 */
const isInPage = (address: string) =>
  document.querySelector(`link[href="${address}"], link[href="${address}#"]`) !== null

async function fetchFile(address: string): Promise<unknown> {
  if (address.endsWith('.css')) return styleWith(address)
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`A file of the page cannot be had: ${reply.status}`)
  return reply.arrayBuffer()
}

function styleWith(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error('A style of the page cannot be had.'))
    }
    document.head.append(link)
  })
}
