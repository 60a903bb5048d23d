import { eq } from 'drizzle-orm'
import { staffRefusals } from '#content/desk/staff.ts'
import { roleChangeProblem } from '#domain/staff/role-change.ts'
import type { Capability, Role } from '#domain/staff/roles.ts'
import type { NewStaff } from '#domain/staff/staff-form.ts'
import type { Orm } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { requireAnotherAdministrator, takeAccess } from './end-access.ts'
import { insertStaff } from './insert-staff.ts'
import { newInvitation } from './invitations.ts'
import { mailInvitation } from './mail-invitation.ts'
import { recordStaffEvent } from './staff-events.ts'
import { columnsOf, lockStaff, openStaffDetails, registrationOf, type StaffRow, staffByEmail } from './staff-rows.ts'
import { staff } from './tables.ts'

/** Who does it: somebody signed in to the desk, or whoever can run a command on the server. */
export interface By {
  readonly id: string | null
  readonly capabilities: ReadonlySet<Capability>
  readonly network: string | null
}

type Given = Pick<Services, 'config' | 'database' | 'vault' | 'now' | 'messages' | 'releaseHeld'>

const known = () => new Refusal(409, staffRefusals.known)
const inOneGo = <Result>({ database }: Given, work: (tx: Orm) => Promise<Result>) =>
  database.run((orm) => orm.transaction(work))

async function requirePerson(tx: Orm, id: string, by: By): Promise<StaffRow> {
  if (id === by.id) throw new Refusal(409, staffRefusals.self)
  const person = await lockStaff(tx, id)
  if (!person) throw new Refusal(404, staffRefusals.gone)
  if (person.endedAt) throw new Refusal(409, staffRefusals.ended)
  return person
}

interface Invited {
  readonly id: string
  readonly link: string
}

/** Somebody new, or somebody whose access had ended and who comes back. */
export const inviteStaff = (services: Given, given: NewStaff, by: By, isMailed = true): Promise<Invited> =>
  inOneGo(services, async (tx) => {
    const { config, vault, now } = services
    const id = (await insertStaff(tx, vault, given)) ?? (await takeBack(tx, services, given))
    const link = await newInvitation(tx, config, id, now())
    if (isMailed) await mailInvitation(services, tx, id, given, link)
    const { roles } = given
    const event = {
      event: 'invitation',
      outcome: 'sent',
      staffId: id,
      byId: by.id,
      network: by.network,
      roles,
    } as const
    await recordStaffEvent(tx, vault, event)
    return { id, link }
  })

async function takeBack(tx: Orm, { vault, now }: Given, given: NewStaff): Promise<string> {
  const found = await staffByEmail(tx, vault, given.email)
  const person = found && (await lockStaff(tx, found.id))
  if (!person?.endedAt || person.isDemo) throw known()
  await takeAccess(tx, person.id, now())
  await tx
    .update(staff)
    .set({ ...columnsOf(vault, person.id, given), endedAt: null })
    .where(eq(staff.id, person.id))
  return person.id
}

export const changeRoles = (services: Given, id: string, roles: readonly Role[], by: By): Promise<void> =>
  inOneGo(services, async (tx) => {
    if (!roles.includes('administrator')) await requireIfAdministrator(tx, id)
    const person = await requirePerson(tx, id, by)
    const isRegistered = registrationOf(person) !== null
    const change = {
      by: { id: by.id ?? '', capabilities: by.capabilities },
      person: { ...person, isRegistered },
      roles,
    }
    const problem = roleChangeProblem(change)
    if (problem) throw new Refusal(409, staffRefusals[problem])
    await tx
      .update(staff)
      .set({ roles: [...roles] })
      .where(eq(staff.id, id))
    const event = { event: 'roles', outcome: 'changed', staffId: id, byId: by.id, network: by.network, roles } as const
    await recordStaffEvent(tx, services.vault, event)
  })

/** Before anybody else is held, so that two who do it at once do not wait for each other. */
async function requireIfAdministrator(tx: Orm, id: string): Promise<void> {
  const [person] = await tx.select({ roles: staff.roles }).from(staff).where(eq(staff.id, id))
  if (person?.roles.includes('administrator')) await requireAnotherAdministrator(tx, id)
}

/** Their sessions end with it: the next call of theirs is refused, and what they hold is anybody's. */
export const endStaff = (services: Given, id: string, by: By): Promise<void> =>
  inOneGo(services, async (tx) => {
    await requireIfAdministrator(tx, id)
    await requirePerson(tx, id, by)
    await takeAccess(tx, id, services.now())
    await tx
      .update(staff)
      .set({ endedAt: new Date(services.now()) })
      .where(eq(staff.id, id))
    await services.releaseHeld(tx, id)
    const event = { event: 'ended', outcome: 'done', staffId: id, byId: by.id, network: by.network } as const
    await recordStaffEvent(tx, services.vault, event)
  })

/** They begin anew with a password, a factor and a signing key of their own. The address they were sent. */
export const resetAccess = (services: Given, id: string, by: By, isMailed = true): Promise<string> =>
  inOneGo(services, async (tx) => {
    const { config, vault, now } = services
    const person = await requirePerson(tx, id, by)
    await takeAccess(tx, id, now())
    const link = await newInvitation(tx, config, id, now())
    if (isMailed) await mailInvitation(services, tx, id, openStaffDetails(vault, person), link)
    const event = { event: 'reset', outcome: 'sent', staffId: id, byId: by.id, network: by.network } as const
    await recordStaffEvent(tx, vault, event)
    return link
  })
