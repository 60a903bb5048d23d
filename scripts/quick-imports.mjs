import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Preloaded before the server, because loading its modules took most of the start.

// Caches compiled files, with types removed, until they change.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/larkwell', import.meta.url)))

/**
 * The server is loaded from a thousand files with eight thousand imports. Node looks for each of them on the disk, and for
 * the package.json above it, which says what kind of file it is: more than a second of the start, much of it spent on the
 * hundreds of entries of drizzle-orm. Ours, and those of the packages with the most files, name each other in full and
 * are modules, so that there is nothing to look for.
 */
const ours = new URL('../src/', import.meta.url).href
const named = /^\.\.?\/.*\.js$/
const modules = /\/node_modules\/(drizzle-orm|libphonenumber-js|stripe\/esm|zod)\//
const ownRoom = /^#(content|domain|contract|server)\//
const typed = (url) => ({ url, format: 'module-typescript', shortCircuit: true })

/** What a package name resolves to is looked up once. */
const entries = new Map()

registerHooks({
  resolve(specifier, context, resolve) {
    const { parentURL = '' } = context
    if (parentURL.startsWith(ours) && specifier.endsWith('.ts')) {
      if (specifier.startsWith('.')) return typed(new URL(specifier, parentURL).href)
      if (ownRoom.test(specifier)) return typed(ours + specifier.slice(1))
    }
    if (named.test(specifier) && modules.test(parentURL))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('drizzle-orm')) return resolve(specifier, context)
    const found = entries.get(specifier) ?? resolve(specifier, context)
    entries.set(specifier, found)
    return { ...found, shortCircuit: true }
  },
})
