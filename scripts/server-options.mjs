/** How Node runs the server wherever people wait for it. */
export const serverOptions = [
  // Room for what one request leaves behind: the young are collected less often, and memory stays level.
  '--max-semi-space-size=16',
  '--import',
  new URL('quick-imports.mjs', import.meta.url).href,
]
