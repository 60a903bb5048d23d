import { letterWords, outcomeWords as words } from '#content/appointments/clinic-list.ts'
import { mayRecord } from '#domain/appointments/outcomes.ts'
import { undoTimes } from '#domain/operations/undo-window.ts'
import type { Handler } from '../../identity/handler.ts'
import { dropDraft } from '../../identity/staff/drafts.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { writeAppointmentEmail } from '../appointment-email.ts'
import { finishOutcomeSoon } from '../finish-outcome.ts'
import { letterOwner } from '../letters.ts'
import { decideOutcome } from '../outcomes.ts'
import { appointmentLetters, appointmentNotes } from '../tables.ts'
import { undoOutcome } from '../undo-outcome.ts'
import { openedAppointment, requireReader } from './opened-appointment.ts'

const refuse = (because: string) => new ApiError(422, because, { because: [because] })

export const deskOutcome =
  (services: Services): Handler<'desk_outcome'> =>
  async ({ body: { id, outcomeId, outcome: kind, words: typed, followUpBy = null }, staff }) => {
    const { asker } = await services.database.run((orm) => openedAppointment(orm, staff, id))
    if (!mayRecord(kind, asker)) throw refuse(words.whyNot['not yours'])
    const said = typed?.trim() || null
    if (kind === 'declined' && said === null) throw refuse(words.wordsNeeded)
    const decided = await decideOutcome(services, {
      id: outcomeId,
      appointmentId: id,
      kind,
      staffId: staff.id,
      words: said,
      followUpBy: kind === 'attended' ? followUpBy : null,
    })
    finishOutcomeSoon(services, decided)
    return { outcomeId: decided.id, ...undoTimes(decided, services.now()) }
  }

export const deskUndoOutcome =
  (services: Services): Handler<'desk_undo_outcome'> =>
  async ({ body: { outcomeId }, staff }) => ({ id: await undoOutcome(services, outcomeId, staff.id) })

export const noteOwner = (appointmentId: string) => `appointment/${appointmentId}/note`

/** A private note. Sent again under the same id, it is the same note. */
export const deskAppointmentNote =
  ({ database, vault, now }: Services): Handler<'desk_appointment_note'> =>
  ({ body: { id, noteId, body }, staff }) =>
    database.transaction(async (tx) => {
      const { asker } = await openedAppointment(tx, staff, id)
      requireReader(asker, words.whyNot['not yours'])
      const note = {
        appointmentId: id,
        staffId: staff.id,
        body: vault.seal(body, noteOwner(id)),
        at: new Date(now()),
      }
      await tx
        .insert(appointmentNotes)
        .values({ id: noteId, ...note })
        .onConflictDoNothing()
      await dropDraft(tx, { staffId: staff.id, subject: `appointment/${id}/note` })
      return {}
    })

/** At most one letter, after an appointment that took place. It stays as it was sent. */
export const deskLetter =
  (services: Services): Handler<'desk_letter'> =>
  async ({ body: { id, body }, staff }) => {
    const { database, vault, now } = services
    await database.transaction(async (tx) => {
      const { asker, appointment, order } = await openedAppointment(tx, staff, id)
      requireReader(asker, words.whyNot['not yours'])
      if (appointment.state !== 'completed' || !order) throw refuse(letterWords.notYet)
      const letter = { staffId: staff.id, body: vault.seal(body, letterOwner(id)), at: new Date(now()) }
      const [made] = await tx
        .insert(appointmentLetters)
        .values({ appointmentId: id, ...letter })
        .onConflictDoNothing()
        .returning({ id: appointmentLetters.appointmentId })
      if (!made) throw new ApiError(409, letterWords.already)
      await dropDraft(tx, { staffId: staff.id, subject: `appointment/${id}/letter` })
      await writeAppointmentEmail(services, tx, id, { occasion: 'letter' })
      await publishDeskEvent(tx, 'appointment', id)
    })
    sendSoon(services)
    return {}
  }
