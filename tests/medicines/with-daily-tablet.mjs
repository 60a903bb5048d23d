import { registerHooks } from 'node:module'

// Preloaded before a server that is to know the made-up medicine: whoever asks for the medicines or their words gets them
// from the file that adds it.
const registries = /\/src\/(domain|content)\/medicines\/registry\.ts$/
const withTablet = new URL('registries.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, resolve) {
    const found = resolve(specifier, context)
    return registries.test(found.url) && context.parentURL !== withTablet ? { ...found, url: withTablet } : found
  },
})
