import type { Client } from 'pg'
import { userHandles } from '../../identity/accounts/passkeys/passkey-handle.ts'
import { replaceLookupKey } from '../../platform/database/lookup-key.ts'
import { byteColumns } from './byte-columns.ts'
import { type Prepared, prepareRest } from './prepare-moves.ts'
import { sources } from './sources.ts'

type Asked = Pick<Client, 'query'>
type Say = (line: string) => void

/** Lookup digests, table by table. */
const lookups = Object.entries(byteColumns).flatMap(([place, { is }]) => {
  const [table = '', column = ''] = place.split('.')
  return is === 'lookup' ? [{ table, column }] : []
})

/** No process may write these meanwhile. */
const locked = [...new Set([...lookups, ...sources].map(({ table }) => table)), 'account_passkeys']

/** Rows from before their source was stored: nothing can be recomputed. */
const wordless = {
  account_identities: 'subject is null',
  staff_recovery_codes: 'code is null and used_at is null',
} as const

export async function countWordless(client: Asked): Promise<Record<keyof typeof wordless, number>> {
  const counts = Object.entries(wordless).map(
    ([table, isSo]) => `(select count(*) from ${table} where ${isSo})::int as ${table}`,
  )
  const { rows } = await client.query<Record<keyof typeof wordless, number>>(`select ${counts.join(', ')}`)
  return rows[0] ?? { account_identities: 0, staff_recovery_codes: 0 }
}

/**
 * Recomputes every lookup digest and records that: in one transaction, while no other process uses the database. Each
 * digest is replaced by the one of the same words, in every place. A digest without a source, of an abandoned address
 * for instance, still matches nothing. Returns how many were recomputed.
 */
export async function moveLookups(client: Asked, prepared: Prepared, say: Say): Promise<number> {
  const { from, to, before } = prepared
  await client.query(`lock table ${locked.join(', ')} in exclusive mode`)
  await prepareRest(client, prepared, say)
  const done = await rewrite(client, say)
  // They could collide with the new ones.
  for (const [table, isSo] of Object.entries(wordless)) await client.query(`delete from ${table} where ${isSo}`)
  await userHandles(client, before)
  if (!(await replaceLookupKey(client, from, to)))
    throw new Error('Another command has changed the key that people are looked up by.')
  return done
}

async function rewrite(client: Asked, say: Say): Promise<number> {
  let done = 0
  for (const { table, column } of lookups) {
    const { rowCount } = await client.query(
      `update ${table} as t set ${column} = moves.new from moves where t.${column} = moves.old`,
    )
    say(`  ${table}.${column}: ${(rowCount ?? 0).toLocaleString('en-GB')}`)
    done += rowCount ?? 0
  }
  return done
}
