import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Loaded ahead of the server: of its start, most was spent on loading its modules.

// What was made of a file the last time, types taken out, is used again for as long as the file is the same.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/larkwell', import.meta.url)))

/**
 * The package.json of drizzle-orm lists hundreds of entries, and Node reads it through for every file of the package and
 * for every import of it: a second of the start. Its files name each other in full and all are modules, so that there is
 * nothing to look up, and what its name stands for is looked up once.
 */
const entries = new Map()

registerHooks({
  resolve(specifier, context, resolve) {
    if (/^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!specifier.startsWith('drizzle-orm')) return resolve(specifier, context)
    const found = entries.get(specifier) ?? resolve(specifier, context)
    entries.set(specifier, found)
    return { ...found, shortCircuit: true }
  },
})
