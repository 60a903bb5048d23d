import { brand } from '#content/brand.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type Json, registeredPasskey, registrationOptions, type StoredPasskey } from '../web-authn/web-authn.ts'
import { type Challenge, wrongFactor } from './challenges.ts'
import { staffPasskeys } from './tables.ts'

export const passkeyUse = 'second step'

export const enrolOptions = (
  config: Config,
  person: { readonly id: string; readonly email: string; readonly name: string },
  own: readonly Pick<StoredPasskey, 'id' | 'transports'>[] = [],
) =>
  registrationOptions(config, {
    use: passkeyUse,
    place: `${brand.name} desk`,
    user: { handle: new TextEncoder().encode(person.id), name: person.email, fullName: person.name },
    own,
  })

export async function insertPasskey(
  config: Config,
  tx: Orm,
  { staffId, held }: Challenge,
  response: Json,
  name: Buffer | null = null,
) {
  const registered = await registeredPasskey(config, { use: passkeyUse, challenge: held.webAuthn ?? '', response })
  if (!registered) throw wrongFactor()
  const [made] = await tx
    .insert(staffPasskeys)
    .values({ ...registered, transports: [...registered.transports], staffId, name })
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id })
  if (!made) throw wrongFactor()
}
