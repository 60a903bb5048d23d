import type { Client } from 'pg'
import type { Keys } from '../../platform/encryption/keys.ts'
import type { KeyStatus } from '../data-keys/known-keys.ts'
import { countByKey } from '../key-rotation/sealed-columns.ts'

export interface Place {
  readonly place: string
  readonly key: string
  readonly values: number
}

export const placesOf = async (client: Pick<Client, 'query'>): Promise<Place[]> =>
  (await client.query<Place>(countByKey)).rows

/** What each key still seals, in words, and whether it may be removed. */
export function describeKeys(
  { byId, currentId, indexId }: Keys,
  places: readonly Place[],
  status: ReadonlyMap<string, KeyStatus> = new Map(),
): string[] {
  const missing = [...new Set(places.map(({ key }) => key))].filter((key) => !byId.has(key))
  return [...byId.keys(), ...missing].flatMap((id) => {
    const own = places.filter(({ key }) => key === id)
    const total = own.reduce((sum, { values }) => sum + values, 0)
    return [
      `${id}  ${count(total)}  ${verdict(id, total)}`,
      ...own.map(({ place, values }) => `    ${place}  ${count(values)}`),
    ]
  })

  function verdict(id: string, total: number): string {
    if (!byId.has(id)) return 'NOT CONFIGURED: none of this can be read. Put this key back into DATA_KEYS.'
    if (status.get(id) === 'other')
      return 'WRONG KEY: the database knows another key by this id. Configure that key, or give this one another id.'
    if (id === currentId)
      return id === indexId ? 'seals everything new, and people are looked up by it.' : 'seals everything new.'
    if (total > 0) return 'still needed to read this. npm run reseal seals it with the first key.'
    return id === indexId
      ? 'still needed: people are looked up by it. npm run reseal -- --lookups changes to the first key.'
      : 'nothing needs it: it may be removed.'
  }
}

/** Whether nothing at all is opened or looked up with a key. */
export const isNeedless = (id: string, { currentId, indexId }: Keys, places: readonly Place[]): boolean =>
  id !== currentId && id !== indexId && places.every(({ key, values }) => key !== id || values === 0)

const count = (values: number) => (values === 1 ? '1 value' : `${values.toLocaleString('en-GB')} values`)
