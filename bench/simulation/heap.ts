/** A priority queue: returns the first in order first. */
export interface Heap<Item> {
  readonly size: number
  push(item: Item): void
  pop(): Item | undefined
}

export function createHeap<Item>(comesBefore: (one: Item, other: Item) => boolean): Heap<Item> {
  const items: Item[] = []
  const isBefore = (one: number, other: number) => comesBefore(items[one] as Item, items[other] as Item)
  const swap = (one: number, other: number) => {
    const kept = items[one] as Item
    items[one] = items[other] as Item
    items[other] = kept
  }
  return {
    get size() {
      return items.length
    },
    push(item) {
      items.push(item)
      for (let at = items.length - 1; at > 0; ) {
        const above = (at - 1) >> 1
        if (!isBefore(at, above)) return
        swap(at, above)
        at = above
      }
    },
    pop() {
      const first = items[0]
      const last = items.pop()
      if (items.length === 0 || last === undefined) return first
      items[0] = last
      for (let at = 0; ; ) {
        const [left, right] = [2 * at + 1, 2 * at + 2]
        let least = at
        if (left < items.length && isBefore(left, least)) least = left
        if (right < items.length && isBefore(right, least)) least = right
        if (least === at) return first
        swap(at, least)
        at = least
      }
    },
  }
}
