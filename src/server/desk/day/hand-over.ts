import { weighInDeskWords as words } from '#content/desk/day.ts'
import { canBeHandedOver } from '#domain/booking/services.ts'
import { handOver } from '../../bookings/hand-over.ts'
import type { Handler } from '../../calls/route.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { openedAppointment } from './opened-appointment.ts'

export const deskHandOver =
  (services: Services): Handler<'desk_hand_over'> =>
  async ({ body: { id }, staff }) => {
    const { appointment } = await services.database.run((orm) => openedAppointment(orm, staff, id))
    const isToCome = canBeHandedOver({ ...appointment, start: appointment.startsAt.getTime() }, services.now())
    const isGiven = isToCome && (await handOver(services, appointment, { by: 'staff', staffId: staff.id }))
    if (!isGiven) throw new Refusal(409, words.nobodyFree)
    return {}
  }
