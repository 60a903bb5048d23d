import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const loader = fileURLToPath(new URL('../../src/web/app/load-with.ts', import.meta.url))

/** Puts our own loading of files in the place of the bundler's, after which nothing that failed could be tried again. */
export const loadAgain: Plugin = {
  name: 'load-again',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        // Without this, one that stands alone is not named.
        resolveDependencies: (file, others, { hostType }) =>
          hostType === 'js' && others.length === 0 ? [file] : others,
      },
    },
  }),
  transform: {
    filter: { id: /preload-helper\.js$/ },
    handler: () => ({ code: `export { loadWith as __vitePreload } from ${JSON.stringify(loader)}`, map: null }),
  },
}
