/** No valid form is nested deeper, and later code may walk it recursively. */
const deepestJson = 20

/** Whether parsed JSON is nested deeper than that. Iterative, so that no depth is too deep for it. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestJson) return true
    level = level.flatMap((inner) => (typeof inner === 'object' && inner !== null ? Object.values(inner) : []))
  }
  return false
}
