/** Loaded into the server process ahead of it: tells what memory it holds once everything unused has been let go. */
export interface Memory {
  readonly resident: number
  readonly heap: number
}

process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ result: { resident: rss, heap: heapUsed } satisfies Memory })
})
