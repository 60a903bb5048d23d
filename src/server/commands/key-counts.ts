import type { Client } from 'pg'
import { countByKey } from '../database/sealed-columns.ts'
import type { Keys } from '../encryption/keys.ts'

export interface Place {
  readonly place: string
  readonly key: string
  readonly values: number
}

export const placesOf = async (client: Pick<Client, 'query'>): Promise<Place[]> =>
  (await client.query<Place>(countByKey)).rows

/** What each key still holds, in words, and what may be done with it. */
export function describeKeys({ byId, currentId, indexId }: Keys, places: readonly Place[]): string[] {
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
    if (id === indexId) return 'must stay and stay last: addresses and phones are looked up by it.'
    if (id === currentId) return 'seals everything new.'
    return total > 0 ? 'must stay: this is read with it.' : 'nothing is sealed under it: it may be removed.'
  }
}

const count = (values: number) => (values === 1 ? '1 value' : `${values.toLocaleString('en-GB')} values`)
