import type { Client } from 'pg'
import { recordedLookupKey } from '../../platform/database/lookup-key.ts'
import type { Keys } from '../../platform/encryption/keys.ts'
import { NotNow } from './pause-processes.ts'
import { takeLock } from './recorded.ts'
import { resealSealed } from './reseal-sealed.ts'

type Asked = Pick<Client, 'query'>
export type Say = (line: string) => void

/** Seals everything under the first key, beside the running product. Returns whether all of it is now. */
export async function rotateKeys(client: Asked, keys: Keys, say: Say): Promise<boolean> {
  if (!(await takeLock(client))) throw new NotNow('Another key rotation is running.')
  const { failed, busy } = await resealSealed(client, keys, say)
  if (failed > 0) say(`${failed} could not be opened and are unchanged.`)
  if (busy > 0) say(`${busy} were in use throughout. Run this again.`)
  const recorded = await recordedLookupKey(client)
  if (recorded && recorded.keyId !== keys.currentId)
    say(`People are looked up by ${recorded.keyId}. npm run reseal -- --lookups changes to ${keys.currentId}.`)
  return failed + busy === 0
}
