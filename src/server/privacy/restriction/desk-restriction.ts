import { eq } from 'drizzle-orm'
import type { Email } from '#content/notifications/order-email.ts'
import {
  restrictionDeclinedEmail,
  restrictionEndsEmail,
  restrictionGrantedEmail,
  restrictionStaysEmail,
} from '#content/notifications/restriction.ts'
import { deskRestrictionWords } from '#content/privacy/restriction.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { type AllowedUse, isInForce, restrictionEndDays } from '#domain/privacy/restriction.ts'
import { appointmentOwnerOf, appointmentsKnown } from '../../appointments/appointment-owner.ts'
import { noSuchAppointment } from '../../appointments/outcomes.ts'
import { appointments } from '../../appointments/tables.ts'
import { caseById } from '../../clinical/cases/case-by-id.ts'
import { noSuchCase, patientOfCase } from '../../clinical/cases/decisions.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { noSuchPerson } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import {
  moveRestriction,
  newestRestrictionOf,
  recordRestrictionEvent,
} from '../../identity/restrictions/restriction-rows.ts'
import { restrictions } from '../../identity/restrictions/tables.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { recordRequest } from './ask-to-restrict.ts'
import { tellOfRestriction } from './restriction-email.ts'

const words = deskRestrictionWords.refusals
const meanwhile = () => new ApiError(409, words.meanwhile)

export const deskRestrict =
  (services: Services): Handler<'desk_restrict'> =>
  async ({ body: { accountId, ...asked }, staff }) => {
    await services.database.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId)
      if (!account) throw noSuchPerson()
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'record', why: 'message' }, services.now())
      const made = await recordRequest(services, tx, account, { ...asked, staffId: staff.id })
      if (!made) throw new ApiError(409, words.already)
    })
    void services.messages.sendWaiting()
    return {}
  }

type Move = Omit<Parameters<typeof moveRestriction>[3], 'staffId' | 'now' | 'reason'>

interface Acting {
  readonly id: string
  readonly staffId: string
  readonly reason: string
  readonly move: Move
  readonly mail: (about: { readonly address: string }) => Email
}

/** Changes a restriction and tells the patient, in one transaction. */
async function act(services: Services, { id, staffId, reason, move, mail }: Acting): Promise<void> {
  const { database, vault, now } = services
  await database.transaction(async (tx) => {
    const [known] = await tx
      .select({ accountId: restrictions.accountId })
      .from(restrictions)
      .where(eq(restrictions.id, id))
    const account = known && (await lockAccount(tx, known.accountId))
    if (!account) throw new ApiError(404, words.meanwhile)
    await recordAccess(tx, { staffId, accountId: account.id, what: 'record', why: 'message' }, now())
    if (!(await moveRestriction(tx, vault, id, { ...move, staffId, reason: reason.trim(), now: now() })))
      throw meanwhile()
    await tellOfRestriction(services, tx, account, mail)
  })
  void services.messages.sendWaiting()
}

export const deskAnswerRestriction =
  (services: Services): Handler<'desk_answer_restriction'> =>
  async ({ body: { id, isGranted, reason }, staff }) => {
    const decidedAt = new Date(services.now())
    await act(services, {
      id,
      staffId: staff.id,
      reason,
      move: {
        from: ['asked'],
        what: isGranted ? 'granted' : 'declined',
        set: { state: isGranted ? 'in force' : 'declined', decidedAt },
      },
      mail: isGranted ? restrictionGrantedEmail : restrictionDeclinedEmail,
    })
    return {}
  }

export const deskEndRestriction =
  (services: Services): Handler<'desk_end_restriction'> =>
  async ({ body: { id, isEnding, reason }, staff }) => {
    const endsAt = new Date(services.now() + restrictionEndDays * dayMs)
    await act(services, {
      id,
      staffId: staff.id,
      reason,
      move: {
        from: ['in force'],
        what: isEnding ? 'end announced' : 'end called off',
        set: { endsAt: isEnding ? endsAt : null },
      },
      mail: isEnding
        ? (about) => restrictionEndsEmail({ ...about, on: formatDateTime(endsAt.getTime()) })
        : restrictionStaysEmail,
    })
    return {}
  }

export const deskAllowUse =
  (services: Services): Handler<'desk_allow_use'> =>
  async ({ body: { caseId, allowedFor, reason }, staff }) => {
    const now = services.now()
    await services.database.transaction(async (tx) => {
      const found = await caseById(tx, caseId)
      if (!found) throw noSuchCase()
      const accountId = await patientOfCase(tx, found)
      await allow(services, tx, { accountId, caseId, allowedFor, reason, staffId: staff.id })
      await recordAccess(tx, { staffId: staff.id, accountId, caseId, what: 'case', why: 'case' }, now)
      await publishDeskEvent(tx, 'case', caseId)
    })
    return {}
  }

/** The same for a prescription on paper, which belongs to an appointment and to no case. */
export const deskAllowPaper =
  (services: Services): Handler<'desk_allow_paper'> =>
  async ({ body: { appointmentId, allowedFor, reason }, staff }) => {
    const now = services.now()
    await services.database.transaction(async (tx) => {
      const [known] = await appointmentsKnown(tx).where(eq(appointments.id, appointmentId))
      if (!known) throw noSuchAppointment()
      const { accountId, orderId } = appointmentOwnerOf(known)
      await allow(services, tx, { accountId, appointmentId, allowedFor, reason, staffId: staff.id })
      const access = { staffId: staff.id, accountId, orderId, what: 'appointment', why: 'appointment' } as const
      await recordAccess(tx, access, now)
      await publishDeskEvent(tx, 'appointment', appointmentId)
    })
    return {}
  }

interface Allowing {
  readonly accountId: string | null
  readonly caseId?: string
  readonly appointmentId?: string
  readonly allowedFor: AllowedUse
  readonly reason: string
  readonly staffId: string
}

/** Records an exception to the restriction that is in force. */
async function allow(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { accountId, reason, ...allowing }: Allowing,
): Promise<void> {
  const found = accountId && (await newestRestrictionOf(tx, accountId))
  if (!found || !isInForce({ state: found.state, endsAt: found.endsAt?.getTime() ?? null }, now())) throw meanwhile()
  await recordRestrictionEvent(tx, vault, found.id, {
    what: 'use allowed',
    reason: reason.trim(),
    now: now(),
    ...allowing,
  })
}
