export interface Keys {
  /** New data is sealed under this one; the others only open what was sealed before. */
  readonly currentId: string
  /**
   * The key of lookup digests. The database has it on record and it is checked before use (decision 9); a new database
   * takes the last of the list.
   */
  indexId: string
  readonly byId: ReadonlyMap<string, Buffer>
}

const pair = /^([a-z0-9-]{1,32}):([a-z0-9+/]{43}=)$/i

/**
 * The last may be the first again: while processes get a new key one after the other, the old one both seals and looks
 * up, and the new one stands between them.
 */
export function parseKeys(value: string): Keys | null {
  const pairs = value.split(',').map((part) => pair.exec(part.trim()))
  const [first, last] = [pairs[0], pairs.at(-1)]
  if (pairs.length > 2 && first && last && first[0] === last[0]) pairs.pop()
  const byId = new Map<string, Buffer>()
  for (const found of pairs) {
    const [, id, key] = found ?? []
    if (!id || !key || byId.has(id)) return null
    byId.set(id, Buffer.from(key, 'base64'))
  }
  const [currentId, indexId] = [first?.[1], last?.[1]]
  return currentId === undefined || indexId === undefined ? null : { currentId, indexId, byId }
}
