import type { FastifyReply, FastifyRequest } from 'fastify'
import { fhirWords as words } from '#content/privacy/fhir.ts'
import { type FhirCaller, mayReadRecord, staffRight } from '#domain/fhir/who-may-read.ts'
import { sessionCookie } from '../../identity/sessions/session-cookie.ts'
import { accountOf } from '../../identity/sessions/sessions.ts'
import type { Staff, StaffOf } from '../../identity/staff/staff-of.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import { networkOf } from '../../platform/limits/address-limit.ts'
import { recordStaffEvent } from '../../platform/security-events/staff-events.ts'
import type { Services } from '../../platform/services.ts'

export type KnownCaller =
  | Extract<FhirCaller, { is: 'patient' }>
  | (Extract<FhirCaller, { is: 'staff' }> & { readonly staff: Staff })

const notYours = () => new ApiError(403, words.notYours)

/**
 * Who asks, if they may: a patient for their own record, or staff with the right. Whether another record exists is told
 * to nobody without it. `accountId`: whose record; null: none is named.
 */
export async function callerFor(
  services: Services,
  find: StaffOf,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string | null,
): Promise<KnownCaller> {
  const { config, database, vault } = services
  const session = sessionCookie(request, reply, config.isProduction)
  const own = session.presented && (await accountOf(database, session.presented))
  if (own && (accountId === null || mayReadRecord({ is: 'patient', accountId: own }, accountId)))
    return { is: 'patient', accountId: own }
  const staff = await find(request)
  if (!staff) throw own ? notYours() : pleaseSignIn()
  const { capabilities } = staff
  const caller = { is: 'staff', capabilities, staff } as const
  if (!mayReadRecord(caller, accountId ?? '')) {
    const refused = {
      event: 'refused',
      outcome: `fhir ${staffRight}`,
      staffId: staff.id,
      network: networkOf(request.ip),
    } as const
    await database.run((orm) => recordStaffEvent(orm, vault, refused))
    throw new ApiError(403, words.notIncluded)
  }
  return caller
}
