import { and, eq } from 'drizzle-orm'
import type { Config } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import { authenticationOptions, type Json, provenCounter } from '../web-authn/web-authn.ts'
import { type Challenge, wrongFactor } from './challenges.ts'
import { passkeyUse } from './passkeys.ts'
import { staffPasskeys } from './tables.ts'

export async function passkeyOptions(config: Config, orm: Orm, staffId: string) {
  const own = await orm.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  if (own.length === 0) throw wrongFactor()
  return authenticationOptions(config, { use: passkeyUse, own })
}

export async function provePasskey(config: Config, tx: Orm, { staffId, held }: Challenge, response: Json) {
  const [known] = await tx
    .select()
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, String(response.id))))
    .for('no key update')
  if (!known || !held.webAuthn) throw wrongFactor()
  const counter = await provenCounter(config, known, { use: passkeyUse, challenge: held.webAuthn, response })
  if (counter === null) throw wrongFactor()
  await tx.update(staffPasskeys).set({ counter }).where(eq(staffPasskeys.id, known.id))
}
