/** How Node runs the server wherever people wait for it. */
export const serverOptions = [
  // A larger young generation: it is collected less often, and memory use stays level.
  '--max-semi-space-size=16',
  // One worker thread: with four, the main thread lost its turn on two processors for a tenth of a second.
  '--v8-pool-size=1',
  '--import',
  new URL('quick-imports.mjs', import.meta.url).href,
]
