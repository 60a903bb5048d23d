import { readStaff } from '#domain/staff/staff-form.ts'
import type { Handler } from '../calls/route.ts'
import { badRequest } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { type By, changeRoles, endStaff, inviteStaff, resetAccess } from './manage-staff.ts'
import { staffEventsPage } from './staff-events-page.ts'
import { staffList } from './staff-list.ts'
import type { Staff } from './staff-of.ts'

const by = ({ staff: { id, capabilities }, network }: { staff: Staff; network: string }): By => ({
  id,
  capabilities,
  network,
})

export const deskStaffList =
  ({ database, vault, now }: Services): Handler<'desk_staff_list'> =>
  async () => ({ staff: await database.run((orm) => staffList(orm, vault, now())) })

export const deskInviteStaff =
  (services: Services): Handler<'desk_invite_staff'> =>
  async ({ body, ...asked }) => {
    const { staff, problems } = readStaff(body)
    if (!staff) throw badRequest(problems)
    const { id } = await inviteStaff(services, staff, by(asked))
    void services.messages.sendWaiting()
    return { id }
  }

export const deskChangeRoles =
  (services: Services): Handler<'desk_change_roles'> =>
  async ({ body: { id, roles }, ...asked }) => {
    await changeRoles(services, id, [...new Set(roles)], by(asked))
    return {}
  }

export const deskEndStaff =
  (services: Services): Handler<'desk_end_staff'> =>
  async ({ body: { id }, ...asked }) => {
    await endStaff(services, id, by(asked))
    return {}
  }

export const deskResetFactor =
  (services: Services): Handler<'desk_reset_factor'> =>
  async ({ body: { id }, ...asked }) => {
    await resetAccess(services, id, by(asked))
    void services.messages.sendWaiting()
    return {}
  }

export const deskStaffEvents =
  ({ database }: Services): Handler<'desk_staff_events'> =>
  ({ body: { id, before } }) =>
    database.run((orm) => staffEventsPage(orm, id, before))
