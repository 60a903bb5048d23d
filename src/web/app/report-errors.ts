import { apiPrefix } from '#web/browser/api.ts'

/** A page that fails in a loop has told enough. */
const mostTold = 3
const frames = /\/assets\/[\w.-]+\.js:\d+:\d+/g
const told = new Set<string>()

/** What failed and where in our own scripts; never its words, which can quote what a person typed. */
export function reportError(error: unknown): void {
  const { name, stack = '' } = error instanceof Error ? error : { name: 'Error' }
  const where = stack.match(frames)?.slice(0, 8) ?? []
  const key = `${name} ${where.join()}`
  if (told.size >= mostTold || told.has(key)) return
  told.add(key)
  const report = JSON.stringify({ page: window.location.pathname, type: name, frames: where })
  navigator.sendBeacon?.(`${apiPrefix()}/browser_reports`, report)
}

export function reportErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
