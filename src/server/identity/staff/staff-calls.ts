import { readStaff } from '#domain/identity/staff/staff-form.ts'
import { badRequest } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { answerRoles, type By, changeRoles, endStaff, inviteStaff, resetAccess } from './manage-staff.ts'
import { staffEventsPage } from './staff-events-page.ts'
import { staffList } from './staff-list.ts'
import type { Staff } from './staff-of.ts'

const by = ({ staff: { id, roles }, network }: { staff: Staff; network: string }): By => ({ id, roles, network })

export const deskStaffList =
  ({ database, vault, now }: Services): Handler<'desk_staff_list'> =>
  async ({ staff }) => ({ staff: await database.run((orm) => staffList(orm, vault, now(), staff)) })

export const deskInviteStaff =
  (services: Services): Handler<'desk_invite_staff'> =>
  async ({ body, ...asked }) => {
    const { staff, problems } = readStaff(body)
    if (!staff) throw badRequest(problems)
    const { id, waiting } = await inviteStaff(services, staff, by(asked))
    void services.messages.sendWaiting()
    return { id, waiting: [...waiting] }
  }

export const deskChangeRoles =
  (services: Services): Handler<'desk_change_roles'> =>
  async ({ body: { id, roles }, ...asked }) => {
    await changeRoles(services, id, [...new Set(roles)], by(asked))
    void services.messages.sendWaiting()
    return {}
  }

export const deskAnswerRoles =
  (services: Services): Handler<'desk_answer_roles'> =>
  async ({ body: { id, since, isConfirmed }, ...asked }) => {
    await answerRoles(services, { id, since: new Date(since), isConfirmed }, by(asked))
    void services.messages.sendWaiting()
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
