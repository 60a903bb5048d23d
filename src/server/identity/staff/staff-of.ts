import type { FastifyRequest } from 'fastify'
import { isLocked } from '#domain/identity/staff/desk-session.ts'
import type { Registration } from '#domain/identity/staff/registration.ts'
import { type Capability, capabilitiesOf, isRole, type Role } from '#domain/identity/staff/roles.ts'
import { hashOf, isToken } from '../../platform/encryption/token.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { deskCookieName } from './desk-cookie.ts'
import { findDeskSession, signingKeyOfSession, touchDeskSession } from './desk-sessions.ts'
import { signWith } from './signing-keys.ts'
import { openStaffDetails, registrationOf, rolesOf } from './staff-rows.ts'

interface Signature {
  readonly keyId: string
  readonly signature: Buffer
}

/** A member of staff who is signed in, by password and a second factor. */
export interface Staff {
  readonly id: string
  readonly name: string
  readonly roles: readonly Role[]
  /** Without effect until another person has confirmed them. */
  readonly waitingRoles: readonly Role[]
  readonly capabilities: ReadonlySet<Capability>
  readonly profession: string | null
  readonly registration: Registration | null
  readonly sessionHash: Buffer
  readonly endsAt: Date
  /** With a key that only their session unwraps: the server alone cannot. */
  sign(content: Buffer): Promise<Signature>
}

export type StaffOf = (request: FastifyRequest) => Promise<Staff | null>

const locked = () => new ApiError(423, 'The desk is locked. Unlock it to go on.', { reason: 'locked' })

/** The member of staff, by the desk's own cookie. One statement, and a second at most once a minute. */
export function staffOf({ config, database, vault, now }: Services): StaffOf {
  const name = deskCookieName(config.isProduction)
  return async (request) => {
    const token = request.cookies[name]
    if (!isToken(token)) return null
    const sessionHash = hashOf(token)
    const at = now()
    const found = await findDeskSession(database, sessionHash, at)
    if (!found || (found.isDemo && !config.isDemo)) return null
    const lastSeenAt = found.lastSeenAt.getTime()
    if (isLocked({ lastSeenAt, lockedAt: found.lockedAt?.getTime() ?? null }, at)) throw locked()
    if (at - lastSeenAt >= 60_000) await touchDeskSession(database, sessionHash, at)
    const roles = rolesOf(found)
    return {
      id: found.id,
      name: openStaffDetails(vault, found).name,
      roles,
      waitingRoles: found.waitingRoles.filter(isRole),
      capabilities: capabilitiesOf(roles),
      profession: found.profession,
      registration: registrationOf(found),
      sessionHash,
      endsAt: found.expiresAt,
      async sign(content) {
        const { id: keyId, privateKey } = await database.run((orm) => signingKeyOfSession(orm, token))
        return { keyId, signature: signWith(privateKey, content) }
      },
    }
  }
}
