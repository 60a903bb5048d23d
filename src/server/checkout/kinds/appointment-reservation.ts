import { writeAppointmentEmail } from '../../appointments/appointment-email.ts'
import { bookTime, releaseTime } from '../../appointments/book-time.ts'
import { lockAppointmentOf } from '../../appointments/holds.ts'
import type { Claiming } from './checkout-kind.ts'

/** The time of an appointment, which another patient may have taken by the time the card is authorised. */
export const appointmentClaiming: Claiming = {
  async claim(services, tx, { id, authorisedAt }, by) {
    const wanted = await lockAppointmentOf(tx, id)
    if (!wanted) throw new Error('An appointment was paid for that nobody had chosen.')
    if (wanted.state === 'booked') return true
    // An earlier attempt found it gone and is releasing the card.
    if (authorisedAt !== null) return false
    return (await bookTime(tx, wanted, by, services.now())) !== null
  },
  async release(services, tx, { id }) {
    const wanted = await lockAppointmentOf(tx, id)
    if (!wanted) return {}
    await releaseTime(tx, wanted, services.now())
    return { appointmentId: wanted.id }
  },
  isLost: async (tx, { id }) => (await lockAppointmentOf(tx, id))?.state === 'released',
  async writeNotTaken(services, tx, { id }, because) {
    const wanted = await lockAppointmentOf(tx, id)
    if (wanted) await writeAppointmentEmail(services, tx, wanted.id, { occasion: because })
  },
}
