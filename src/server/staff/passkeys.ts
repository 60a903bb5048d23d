import { and, eq } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { Config } from '../config/config.ts'
import type { Orm } from '../database/database.ts'
import {
  authenticationOptions,
  type Json,
  type KeptPasskey,
  provenCounter,
  registeredPasskey,
  registrationOptions,
} from '../passkeys/web-authn.ts'
import { type Challenge, wrongFactor } from './challenges.ts'
import { staffPasskeys } from './tables.ts'

const use = 'second step'

export const enrolOptions = (
  config: Config,
  person: { readonly id: string; readonly email: string; readonly name: string },
  own: readonly Pick<KeptPasskey, 'id' | 'transports'>[] = [],
) =>
  registrationOptions(config, {
    use,
    place: `${brand.name} desk`,
    user: { handle: new TextEncoder().encode(person.id), name: person.email, fullName: person.name },
    own,
  })

export async function passkeyOptions(config: Config, orm: Orm, staffId: string) {
  const own = await orm.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  if (own.length === 0) throw wrongFactor()
  return authenticationOptions(config, { use, own })
}

export async function insertPasskey(
  config: Config,
  tx: Orm,
  { staffId, held }: Challenge,
  response: Json,
  name: Buffer | null = null,
) {
  const registered = await registeredPasskey(config, { use, challenge: held.webAuthn ?? '', response })
  if (!registered) throw wrongFactor()
  const [made] = await tx
    .insert(staffPasskeys)
    .values({ ...registered, transports: [...registered.transports], staffId, name })
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id })
  if (!made) throw wrongFactor()
}

export async function provePasskey(config: Config, tx: Orm, { staffId, held }: Challenge, response: Json) {
  const [known] = await tx
    .select()
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, String(response.id))))
    .for('no key update')
  if (!known || !held.webAuthn) throw wrongFactor()
  const counter = await provenCounter(config, known, { use, challenge: held.webAuthn, response })
  if (counter === null) throw wrongFactor()
  await tx.update(staffPasskeys).set({ counter }).where(eq(staffPasskeys.id, known.id))
}
