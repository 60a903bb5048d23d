import { roleNames } from '#domain/identity/staff/role-words.ts'
import { roles } from '#domain/identity/staff/roles.ts'
import { staffList } from '../../../identity/staff/staff-list.ts'
import { openStaffDetails, staffByEmail } from '../../../identity/staff/staff-rows.ts'
import { readNewStaff, runStaffCommand } from '../staff-command.ts'
import { command, NotDone, type Place, type Plan } from './command.ts'

const emailOption = { kind: 'text', words: 'their address', isNeeded: true } as const

const listStaff = command({
  name: 'staff list',
  words: 'Lists everyone who works here or used to, with their roles and how they sign in.',
  example: 'staff list',
  changes: false,
  options: {},
  async run({ services }) {
    const { database, vault, now } = services
    const members = await database.run((orm) => staffList(orm, vault, now()))
    return { lines: await runStaffCommand(services, 'list', {}), data: members }
  },
})

const addStaff = command({
  name: 'staff add',
  words:
    'Invites a member of staff to the desk, including the first administrator. Prints the single-use invitation link.',
  example:
    'staff add --name "Robin Wren" --email robin@practice.example --roles administrator --yes --reason "Our first"',
  changes: true,
  options: {
    name: { kind: 'text', words: 'their name', isNeeded: true },
    email: emailOption,
    roles: { kind: 'text', words: `one or more of ${roles.join(', ')}, separated by commas`, isNeeded: true },
    mobile: { kind: 'text', words: 'their mobile, for those on call' },
    profession: { kind: 'text', words: 'such as "Practice manager"' },
    registration: { kind: 'text', words: 'such as "GMC 1234567"; required for clinical roles' },
  },
  async plan({ services }, given) {
    const invited = readNewStaff(given)
    return {
      lines: [
        `${invited.name} would be invited as ${invited.roles.map((role) => roleNames[role]).join(' and ')}. No email would be sent.`,
      ],
      execute: () => runStaffCommand(services, 'add', given),
    }
  },
})

async function aboutOne(
  { services }: Place,
  email: string,
  does: 'end' | 'reset-factor',
  says: (name: string) => string,
): Promise<Plan> {
  const { database, vault } = services
  const person = await database.run((orm) => staffByEmail(orm, vault, email))
  if (!person) throw new NotDone('No member of staff has that email address.')
  return {
    subject: person.id,
    lines: [says(openStaffDetails(vault, person).name)],
    execute: () => runStaffCommand(services, does, { email }),
  }
}

const endStaff = command({
  name: 'staff end',
  words: 'Ends a member of staff’s access at once: sessions, sign-in, assigned cases and conversations.',
  example: 'staff end --email robin@practice.example --yes --reason "Left us"',
  changes: true,
  options: { email: emailOption },
  plan: (place, { email }) =>
    aboutOne(
      place,
      email,
      'end',
      (name) => `The access of ${name} would end, and their cases and conversations would be unassigned.`,
    ),
})

const resetFactor = command({
  name: 'staff reset-factor',
  words: 'Invites a member of staff to set up a new password and second step. The old ones stop working.',
  example: 'staff reset-factor --email robin@practice.example --yes --reason "Lost the phone, recognised by voice"',
  changes: true,
  options: { email: emailOption },
  plan: (place, { email }) =>
    aboutOne(
      place,
      email,
      'reset-factor',
      (name) => `${name} would have to set up their password and second step again.`,
    ),
})

export const staff = [listStaff, addStaff, endStaff, resetFactor]
