import { weighInDeskWords as words } from '#content/appointments/clinic-list.ts'
import { canBeHandedOver } from '#domain/appointments/services.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { reassign } from '../reassign.ts'
import { openedAppointment } from './opened-appointment.ts'

export const deskHandOver =
  (services: Services): Handler<'desk_hand_over'> =>
  async ({ body: { id }, staff }) => {
    const { appointment } = await services.database.run((orm) => openedAppointment(orm, staff, id))
    const isToCome = canBeHandedOver({ ...appointment, start: appointment.startsAt.getTime() }, services.now())
    const isGiven = isToCome && (await reassign(services, appointment, { by: 'staff', staffId: staff.id }))
    if (!isGiven) throw new ApiError(409, words.nobodyFree)
    return {}
  }
