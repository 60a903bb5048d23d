import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { bloodRefusals as refusals } from '#content/blood-tests/refusals.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { isKitOpen, kitCode, kitCodeIn, kitNumbers } from '#domain/blood-tests/kits.ts'
import { mayAskForKit } from '#domain/blood-tests/schedule.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { shortDate } from '#domain/calendar/short-date.ts'
import { policy } from '#domain/clinical/policy.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { addressOf, fullNameOf } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireAllowed, requireUnrestricted, whyStopped } from '../../identity/restrictions/restricted.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { bloodReportsOf, bloodScheduleOf } from '../cases/blood-reports.ts'
import { type BloodKit, kitTrackingOwner, lockKit, moveKit, openKitOf } from './kit-rows.ts'
import { bloodKits } from './tables.ts'
import { tellOfNews } from './tell-patient.ts'

export const askForBloodKit =
  (services: Services): Handler<'ask_for_blood_kit'> =>
  async ({ account: { id: accountId }, body: { id } }) => {
    const { database, vault, laboratory, now } = services
    if (laboratory.provider === 'none') throw new ApiError(409, refusals.noKits)
    await database.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      const open = await openKitOf(tx, accountId)
      if (open?.id === id) return
      await requireUnrestricted(tx, 'kit', { accountId, by: 'patient', now: now() })
      if (open) throw new ApiError(409, refusals.kitOpen)
      const today = londonTimeAt(now()).date
      const schedule = await bloodScheduleOf(tx, accountId, today, await bloodReportsOf(tx, accountId))
      if (!schedule || schedule.state === 'resting') throw new ApiError(409, refusals.noTreatment)
      if (!mayAskForKit(schedule, today))
        throw new ApiError(409, refusals.notDue(shortDate(addDays(schedule.dueOn, -policy.bloodKitLeadDays))))
      const account = await accountById(tx, accountId)
      if (!account || addressOf(openDetails(vault, account)).length === 0) throw new ApiError(409, refusals.noAddress)
      await insertKit(services, tx, { id, accountId })
    })
    return {}
  }

export async function insertKit(
  { now }: Pick<Services, 'now'>,
  tx: Orm,
  given: { readonly id: string; readonly accountId: string },
): Promise<string> {
  const code = kitCode(randomInt(kitNumbers))
  await tx
    .insert(bloodKits)
    .values({ ...given, code, state: 'asked', askedAt: new Date(now()) })
    .onConflictDoNothing({ target: bloodKits.id })
  await publishDeskEvent(tx, 'watch', given.id)
  return code
}

export const cancelBloodKit =
  ({ database, now }: Services): Handler<'cancel_blood_kit'> =>
  async ({ account }) => {
    await database.transaction(async (tx) => {
      await lockAccount(tx, account.id)
      const open = await openKitOf(tx, account.id)
      // Cancelled already, perhaps in another tab.
      if (!open) return
      if (!(await moveKit(tx, await lockKit(tx, open.id), 'cancelled', { endedAt: new Date(now()) })))
        throw new ApiError(409, refusals.kitLeft)
    })
    return {}
  }

/** For a patient who is erased: nobody is to send it, or to wait for its sample. One at the laboratory is waited for. */
export const endKitOfErased = ({ database, now }: Services, accountId: string): Promise<void> =>
  database.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const open = await openKitOf(tx, accountId)
    if (!open) return
    const kit = await lockKit(tx, open.id)
    if (kit.state !== 'received')
      await moveKit(tx, kit, kit.state === 'asked' ? 'cancelled' : 'lost', { endedAt: new Date(now()) })
  })

export const deskBloodKit =
  ({ database, vault, now }: Services): Handler<'desk_blood_kit'> =>
  ({ body: { id }, staff }) =>
    database.transaction(async (tx) => {
      const kit = await lockKit(tx, id)
      const { accountId, code, state, sentAt, carrier, tracking } = kit
      const account = await accountById(tx, accountId)
      // Once it has ended nobody needs the address for it any more.
      if (!account || (!isKitOpen(state) && !staff.capabilities.has('see-record')))
        throw new ApiError(404, refusals.noKit)
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'contact details', why: 'dispatch' }, now())
      const details = openDetails(vault, account)
      return {
        id,
        code,
        state,
        held: state === 'asked' ? await whyStopped(tx, 'kit', { accountId }, now()) : null,
        to: { name: fullNameOf(details), lines: addressOf(details) },
        sent:
          sentAt && tracking
            ? { at: sentAt.toISOString(), carrier: carrier ?? '', tracking: vault.open(tracking, kitTrackingOwner(id)) }
            : null,
      }
    })

/** The number is scanned from the kit in the box: another kit would carry another patient's number. */
export const deskSendBloodKit =
  (services: Services): Handler<'desk_send_blood_kit'> =>
  async ({ body, staff }) => {
    await services.database.transaction((tx) => sendKit(services, tx, { ...body, staffId: staff.id }))
    return {}
  }

interface SentKit {
  readonly id: string
  /** As it was typed or scanned. */
  readonly code: string
  readonly carrier: string
  readonly tracking: string
  readonly staffId: string
}

export async function sendKit(services: Services, tx: Orm, given: SentKit): Promise<void> {
  const { id, code, carrier, tracking, staffId } = given
  const kit = await lockKit(tx, id)
  if (kitCodeIn(code) !== kit.code) throw new ApiError(422, refusals.otherCode)
  // Pressed again because the reply was lost. With other particulars it is a correction, which would be dropped unseen.
  if (isAsSent(services, kit, given)) return
  const now = services.now()
  await requireAllowed(tx, 'kit', kit, now)
  const sealed = services.vault.seal(tracking, kitTrackingOwner(id))
  const sent = { sentAt: new Date(now), sentBy: staffId, carrier, tracking: sealed }
  if (!(await moveKit(tx, kit, 'sent', sent))) throw new ApiError(409, refusals.notAsked)
  await tellOfNews(services, tx, kit.accountId)
}

const isAsSent = ({ vault }: Services, kit: BloodKit, { carrier, tracking, staffId }: SentKit): boolean =>
  kit.state === 'sent' &&
  kit.sentBy === staffId &&
  kit.carrier === carrier &&
  kit.tracking !== null &&
  vault.open(kit.tracking, kitTrackingOwner(kit.id)) === tracking

/** For the demo clinic: the laboratory’s stand-in knows of it already and says nothing, so that it stays on its way. */
export const keepOnItsWay = (tx: Orm, id: string, at: Date) =>
  tx.update(bloodKits).set({ registeredAt: at }).where(eq(bloodKits.id, id))

export const deskEndBloodKit =
  (services: Services): Handler<'desk_end_blood_kit'> =>
  async ({ body: { id } }) => {
    const { database, now } = services
    await database.transaction(async (tx) => {
      const kit = await lockKit(tx, id)
      if (kit.state === 'lost') return
      if (!(await moveKit(tx, kit, 'lost', { endedAt: new Date(now()) }))) throw new ApiError(409, refusals.notSent)
      await tellOfNews(services, tx, kit.accountId)
    })
    return {}
  }
