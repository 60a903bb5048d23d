import { setImmediate as turn } from 'node:timers/promises'

interface Waiting<Item, Result> {
  readonly item: Item
  readonly done: PromiseWithResolvers<Result>
}

interface Work<Item, Result> {
  readonly alone: (item: Item) => Promise<Result>
  /** Results in the order of the items. Null: this one cannot be batched, and is handled alone. */
  readonly together: (items: readonly Item[]) => Promise<readonly (Result | null)[]>
  /** The queue's limit; beyond it items are handled alone. */
  readonly most: number
}

/**
 * A single item is handled alone. Items that arrive together, or while others are handled, are batched: the more
 * arrive, the less each costs.
 */
export function batch<Item, Result>({ alone, together, most }: Work<Item, Result>) {
  let waiting: Waiting<Item, Result>[] = []
  let isUnderWay = false

  async function work(some: readonly Waiting<Item, Result>[]): Promise<void> {
    const items = some.map(({ item }) => item)
    const [first] = items
    const results = items.length === 1 ? [await alone(first as Item)] : await together(items)
    for (const [at, { item, done }] of some.entries()) done.resolve(results[at] ?? alone(item))
  }

  async function goOn(): Promise<void> {
    isUnderWay = true
    await turn()
    while (waiting.length > 0) {
      const some = waiting
      waiting = []
      await work(some).catch((error: unknown) => {
        for (const { done } of some) done.reject(error)
      })
    }
    isUnderWay = false
  }

  return (item: Item): Promise<Result> => {
    if (waiting.length >= most) return alone(item)
    const done = Promise.withResolvers<Result>()
    waiting.push({ item, done })
    if (!isUnderWay) void goOn()
    return done.promise
  }
}
