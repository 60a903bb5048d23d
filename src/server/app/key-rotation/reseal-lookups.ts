import type { Client } from 'pg'
import { recordedLookupKey } from '../../platform/database/lookup-key.ts'
import type { Keys } from '../../platform/encryption/keys.ts'
import { countWordless, moveLookups } from './move-lookups.ts'
import { letAllBack, NotNow, pauseAllProcesses } from './pause-processes.ts'
import { prepareMoves } from './prepare-moves.ts'
import { closeRecord, inReseal, openRecord } from './recorded.ts'
import type { Say } from './rotate-keys.ts'

type Asked = Pick<Client, 'query'>

interface Given {
  /** Rows that cannot be recomputed are deleted, so that they cannot collide. */
  readonly forgets: boolean
  readonly standAside?: typeof pauseAllProcesses
}

/** Recomputes every lookup digest with the first key, while the product pauses. */
export async function resealLookups(
  client: Asked,
  keys: Keys,
  { forgets, standAside = pauseAllProcesses }: Given,
  say: Say,
): Promise<boolean> {
  const from = (await recordedLookupKey(client))?.keyId
  if (from === undefined) throw new NotNow('No server has ever been started on this database.')
  if (from === keys.currentId) {
    say(`People are already looked up by ${from}.`)
    return true
  }
  if (!keys.byId.has(from)) throw new NotNow(`People are looked up by the key ${from}, which DATA_KEYS lacks.`)
  const lost = await countWordless(client)
  if (!forgets && lost.account_identities + lost.staff_recovery_codes > 0)
    throw new NotNow(
      `${lost.account_identities} sign-ins with Google, Apple or X and ${lost.staff_recovery_codes} staff recovery codes were stored by an ` +
        'earlier release in a form that cannot be recomputed, and would be lost. A sign-in is stored again when it is next ' +
        'used, and new recovery codes replace the old. Or add --forget: patients are then known by their email address, and ' +
        'staff make new codes.',
    )
  const prepared = await prepareMoves(client, keys, from, say)
  try {
    await standAside(client, say)
    const id = await openRecord(client, 'lookups', keys.currentId)
    const begunAt = performance.now()
    const done = await inReseal(client, id, async () => {
      const moved = await moveLookups(client, prepared, say)
      await closeRecord(client, id, moved, prepared.unopened.size)
      return moved
    })
    const failed = prepared.unopened.size
    const seconds = ((performance.now() - begunAt) / 1_000).toFixed(1)
    say(`${done.toLocaleString('en-GB')} recomputed in ${seconds} s. People are looked up by ${keys.currentId}.`)
    if (failed > 0) say(`${failed} could not be opened and can no longer be found.`)
    return failed === 0
  } finally {
    await letAllBack(client)
  }
}
