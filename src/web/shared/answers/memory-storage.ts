/** Holds what browser storage would, for as long as the page is open and nowhere else. */
export function memoryStorage(
  given: Readonly<Record<string, string>> = {},
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map(Object.entries(given))
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}
