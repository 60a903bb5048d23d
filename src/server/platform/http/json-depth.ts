/** Nothing a person fills in is nested deeper, and whatever walks through it afterwards may do so by calling itself. */
const deepestJson = 20

/** Whether something read from JSON is nested deeper than that. Goes level by level, so that no depth is too deep for it. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestJson) return true
    level = level.flatMap((inner) => (typeof inner === 'object' && inner !== null ? Object.values(inner) : []))
  }
  return false
}
