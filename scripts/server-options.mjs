/** How Node runs the server wherever people wait for it. */
export const serverOptions = [
  // Room for what one request leaves behind: the young are collected less often, and memory stays level.
  '--max-semi-space-size=16',
  // One thread beside the one that answers: four at once took its turn on two processors, for a tenth of a second.
  '--v8-pool-size=1',
  '--import',
  new URL('quick-imports.mjs', import.meta.url).href,
]
