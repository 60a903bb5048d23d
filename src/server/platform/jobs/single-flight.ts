/** Work under way for a key is not started again: later callers get the same result. */
export function singleFlight<Result>() {
  const underWay = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const begun = underWay.get(key)
    if (begun) return begun
    const beginning = work().finally(() => underWay.delete(key))
    underWay.set(key, beginning)
    return beginning
  }
}
