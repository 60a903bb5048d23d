import type { Client } from 'pg'
import { userHandles } from '../../identity/accounts/passkeys/passkey-handle.ts'
import { replaceLookupKey } from '../../platform/database/lookup-key.ts'
import { byteColumns } from './byte-columns.ts'
import { type Prepared, prepareRest } from './prepare-moves.ts'
import { sources } from './sources.ts'

type Asked = Pick<Client, 'query'>
type Say = (line: string) => void

/** What people are looked up by, table by table. */
const lookups = Object.entries(byteColumns).flatMap(([place, { is }]) => {
  const [table = '', column = ''] = place.split('.')
  return is === 'lookup' ? [{ table, column }] : []
})

/** Nothing of this may be written meanwhile. */
const locked = [...new Set([...lookups, ...sources].map(({ table }) => table)), 'account_passkeys']

/** Rows from before their words were kept: nothing can be made anew of them. */
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
 * Everything that people are looked up by is made anew, and the record says so: in one transaction, while nobody else is at
 * work. Each digest that there was becomes the one of the same words, wherever it stands. What matches nothing, of an
 * address that was given up for instance, goes on matching nothing. How many were made anew.
 */
export async function moveLookups(client: Asked, prepared: Prepared, say: Say): Promise<number> {
  const { from, to, before } = prepared
  await client.query(`lock table ${locked.join(', ')} in exclusive mode`)
  await prepareRest(client, prepared, say)
  const done = await rewrite(client, say)
  // They would stand in the way of those that their people are given instead.
  for (const [table, isSo] of Object.entries(wordless)) await client.query(`delete from ${table} where ${isSo}`)
  await userHandles(client, before)
  if (!(await replaceLookupKey(client, from, to)))
    throw new Error('Somebody else has changed the key that people are looked up by.')
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
