import { deskSession } from '#domain/identity/staff/desk-session.ts'
import { roleNames } from '#domain/identity/staff/role-words.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { type NewStaff, readStaff } from '#domain/identity/staff/staff-form.ts'
import { type By, endStaff, inviteStaff, resetAccess } from '../../identity/staff/manage-staff.ts'
import { staffList } from '../../identity/staff/staff-list.ts'
import { staffByEmail } from '../../identity/staff/staff-rows.ts'
import { ConfigError } from '../../platform/config/config.ts'
import type { Services } from '../../platform/services.ts'

type Named = 'name' | 'email' | 'mobile' | 'roles' | 'profession' | 'registration'
type Given = { readonly [Name in Named]?: string | undefined }

/**
 * Not a member of staff. What a command may grant, and what it leaves to a clinical lead:
 * `domain/identity/staff/grants.ts`.
 */
const byCommand: By = { id: null, roles: ['command line'], network: null }

const named = (roles: readonly Role[]) => roles.map((role) => roleNames[role]).join(' and ')

const opened = (link: string) => [`It works once, within ${deskSession.invitationHours} hours:`, `  ${link}`]

async function personBy(services: Services, { email = '' }: Given): Promise<string> {
  const found = await services.database.run((orm) => staffByEmail(orm, services.vault, email))
  if (!found) throw new ConfigError('No member of staff has that email address.')
  return found.id
}

/** The person named by a command's options, if they can be invited. */
export function readNewStaff(given: Given): NewStaff {
  const [, body = '', number = ''] = /^(\S+)\s+(.+)$/.exec(given.registration?.trim() ?? '') ?? []
  const { staff, problems } = readStaff({
    name: given.name ?? '',
    email: given.email ?? '',
    mobile: given.mobile ?? '',
    roles: (given.roles ?? '').split(',').map((role) => role.trim()),
    profession: given.profession ?? '',
    body,
    number,
  })
  if (!staff) throw new ConfigError(problems.map(({ message }) => `${message}.`).join('\n'))
  return staff
}

async function add(services: Services, given: Given): Promise<string[]> {
  const staff = readNewStaff(given)
  const { link, waiting } = await inviteStaff(services, staff, byCommand, false)
  return [
    `${staff.name} is invited. Give this address to them and to nobody else.`,
    ...opened(link),
    ...(waiting.length > 0
      ? [`${named(waiting)}: no effect until a clinical lead has confirmed it at the desk, under Staff.`]
      : []),
  ]
}

async function list({ database, vault, now }: Services): Promise<string[]> {
  const members = await database.run((orm) => staffList(orm, vault, now()))
  if (members.length === 0) return ['Nobody works here yet.']
  return members.map(({ name, email, roles: held, waiting, state, factors }) => {
    const waits = waiting ? [`${named(waiting.roles)} to be confirmed`] : []
    const all = [...(held.length > 0 ? [named(held)] : []), ...waits].join(', ')
    return [name, email, all, state, factors.join(' and ') || '-'].join('  ')
  })
}

/** Does it, and returns the output line by line. */
export async function runStaffCommand(
  services: Services,
  does: 'add' | 'list' | 'end' | 'reset-factor',
  given: Given,
): Promise<string[]> {
  switch (does) {
    case 'add':
      return add(services, given)
    case 'list':
      return list(services)
    case 'end':
      await endStaff(services, await personBy(services, given), byCommand)
      return ['Their access has ended.']
    case 'reset-factor': {
      const link = await resetAccess(services, await personBy(services, given), byCommand, false)
      return [
        'Their password and second step no longer work. Give this address to them and to nobody else.',
        ...opened(link),
      ]
    }
  }
}
