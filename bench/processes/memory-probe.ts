/** Loaded into the server process before it: reports the memory in use after garbage collection. */
export interface Memory {
  readonly resident: number
  readonly heap: number
}

process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ result: { resident: rss, heap: heapUsed } satisfies Memory })
})
