import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const loader = fileURLToPath(new URL('../../src/web/app/load-with.ts', import.meta.url))

/** Replaces the bundler's dynamic import by our own, because with the bundler's a failed import cannot be retried. */
export const loadAgain: Plugin = {
  name: 'load-again',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        // Without this, a module that is loaded alone gets no name.
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
