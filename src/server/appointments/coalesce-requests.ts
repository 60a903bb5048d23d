/**
 * When many requests want the same at once, the first proceeds and the others wait for it, then find quickly that the
 * time is gone. This keeps a crowd off the database and decides nothing: other processes have a first request of their
 * own.
 */
export function coalesceRequests() {
  const ahead = new Map<string, Promise<unknown>>()
  return async <Result>(wanted: string, work: () => Promise<Result>): Promise<Result> => {
    const first = ahead.get(wanted)
    if (first) {
      await first.catch(() => undefined)
      return work()
    }
    const going = work().finally(() => ahead.delete(wanted))
    ahead.set(wanted, going)
    return going
  }
}
