import { eq } from 'drizzle-orm'
import { staffRefusals } from '#content/identity/staff.ts'
import { confirmationProblem, type Granter, mayGrant, registerFits, splitRoles } from '#domain/identity/staff/grants.ts'
import { roleChangeProblem } from '#domain/identity/staff/role-change.ts'
import { roleNames } from '#domain/identity/staff/role-words.ts'
import { isRole, type Role } from '#domain/identity/staff/roles.ts'
import type { NewStaff } from '#domain/identity/staff/staff-form.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { recordStaffEvent } from '../../platform/security-events/staff-events.ts'
import type { Services } from '../../platform/services.ts'
import { endAccess, requireAnotherAdministrator } from './end-access.ts'
import { staffAccessEnded, staffRightsReduced } from './events.ts'
import { insertStaff } from './insert-staff.ts'
import { newInvitation } from './invitations.ts'
import { mailInvitation } from './mail-invitation.ts'
import { leadsOf, notifyLeads } from './notify-leads.ts'
import { holdRights } from './rights-now.ts'
import {
  columnsOf,
  lockStaff,
  openStaffDetails,
  registrationOf,
  rolesOf,
  type StaffRow,
  staffByEmail,
  staffById,
} from './staff-rows.ts'
import { staff } from './tables.ts'

/** The actor: a member of staff at the desk, or an operator who runs a command on the server. */
export interface By {
  readonly id: string | null
  readonly roles: readonly Granter[]
  readonly network: string | null
}

type Given = Pick<Services, 'config' | 'database' | 'vault' | 'now' | 'messages' | 'events'>

const known = () => new ApiError(409, staffRefusals.known)
const inOneGo = <Result>({ database }: Given, work: (tx: Orm) => Promise<Result>) => database.transaction(work)
const namesOf = (held: readonly Role[]) => held.map((role) => roleNames[role])

async function requirePerson(tx: Orm, id: string, by: By): Promise<StaffRow> {
  if (id === by.id) throw new ApiError(409, staffRefusals.self)
  const person = await lockStaff(tx, id)
  if (!person) throw new ApiError(404, staffRefusals.gone)
  if (person.endedAt) throw new ApiError(409, staffRefusals.ended)
  return person
}

interface Invited {
  readonly id: string
  readonly link: string
  /** Without effect until another person has confirmed them. */
  readonly waiting: readonly Role[]
}

/** Until there is a clinical lead who could confirm anything, the command line makes the first. */
const isFirstLead = async (tx: Orm, by: By): Promise<boolean> =>
  by.roles.includes('command line') && (await leadsOf(tx)).length === 0

/** New staff, or former staff who come back. */
export const inviteStaff = (services: Given, given: NewStaff, by: By, isMailed = true): Promise<Invited> =>
  inOneGo(services, async (tx) => {
    const { config, vault, now } = services
    requireMayGive(given, by)
    const split = splitRoles({ wanted: given.roles, held: [], isFirstLead: await isFirstLead(tx, by) })
    const inForce = { ...given, roles: split.inForce }
    const id = (await insertStaff(tx, vault, inForce)) ?? (await takeBack(tx, services, inForce))
    await setWaiting(tx, id, split.waiting, by, now())
    const link = await newInvitation(tx, config, id, now())
    if (isMailed) await mailInvitation(services, tx, id, given, link)
    await recordRoles(services, tx, { event: 'invitation', outcome: 'sent', staffId: id, by, ...split })
    return { id, link, waiting: split.waiting }
  })

function requireMayGive({ roles, registration }: NewStaff, by: By): void {
  if (!roles.every((role) => mayGrant(role, by.roles))) throw new ApiError(409, staffRefusals.notYours)
  if (!roles.every((role) => registerFits(role, registration))) throw new ApiError(409, staffRefusals.register)
}

async function setWaiting(tx: Orm, id: string, waiting: readonly Role[], by: By, now: number): Promise<void> {
  const isAny = waiting.length > 0
  await tx
    .update(staff)
    .set({
      waitingRoles: [...waiting],
      waitingById: isAny ? by.id : null,
      waitingSince: isAny ? new Date(now) : null,
    })
    .where(eq(staff.id, id))
}

interface Recorded {
  readonly event: 'invitation' | 'roles'
  readonly outcome: 'sent' | 'changed'
  readonly staffId: string
  readonly by: By
  readonly inForce: readonly Role[]
  readonly waiting: readonly Role[]
}

/** An event for roles in force, another for those that wait, and a message to the clinical leads. */
async function recordRoles(services: Given, tx: Orm, { by, inForce, waiting, ...event }: Recorded): Promise<void> {
  const { staffId } = event
  const done = { staffId, byId: by.id, network: by.network }
  await recordStaffEvent(tx, services.vault, { ...event, ...done, roles: inForce })
  if (waiting.length > 0)
    await recordStaffEvent(tx, services.vault, { event: 'roles', outcome: 'waiting', ...done, roles: waiting })
  const what = { is: 'roles', inForce: namesOf(inForce), waiting: namesOf(waiting) } as const
  await notifyLeads(services, tx, { byId: by.id, personId: staffId, what })
}

async function takeBack(tx: Orm, { vault, now }: Given, given: NewStaff): Promise<string> {
  const found = await staffByEmail(tx, vault, given.email)
  const person = found && (await lockStaff(tx, found.id))
  if (!person?.endedAt || person.isDemo) throw known()
  await endAccess(tx, person.id, now())
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
    const registration = registrationOf(person)
    const held = { ...person, registration, roles: [...person.roles, ...person.waitingRoles] }
    const problem = roleChangeProblem({ by, person: held, roles })
    if (problem) throw new ApiError(409, staffRefusals[problem])
    const split = splitRoles({ wanted: roles, held: rolesOf(person), isFirstLead: await isFirstLead(tx, by) })
    await tx
      .update(staff)
      .set({ roles: [...split.inForce] })
      .where(eq(staff.id, id))
    // A waiting role that is unchanged still belongs to whoever granted it: saving another change vouches for nothing.
    const isUnchanged = split.waiting.toSorted().join() === person.waitingRoles.toSorted().join()
    if (!isUnchanged) await setWaiting(tx, id, split.waiting, by, services.now())
    await recordRoles(services, tx, { event: 'roles', outcome: 'changed', staffId: id, by, ...split })
    await services.events.publish(tx, staffRightsReduced, { rights: await holdRights(tx, id) })
  })

interface Answered {
  readonly id: string
  /** When the roles were granted, as it was shown: a reply to anything else is refused. */
  readonly since: Date
  readonly isConfirmed: boolean
}

/** Another person confirms what was granted, or rejects it. Either ends the waiting. */
export const answerRoles = (services: Given, { id, since, isConfirmed }: Answered, by: By): Promise<void> =>
  inOneGo(services, async (tx) => {
    const { vault } = services
    if (by.id === null || by.id === id) throw new ApiError(409, staffRefusals.ownRoles)
    const person = await requirePerson(tx, id, by)
    if (person.waitingSince?.getTime() !== since.getTime()) throw new ApiError(409, staffRefusals.nothingWaits)
    const requester = person.waitingById === null ? null : await staffById(tx, person.waitingById)
    const problem = confirmationProblem({
      by: { id: by.id, roles: by.roles.filter(isRole) },
      personId: id,
      // A person who has left cannot vouch.
      requestedBy: requester && { id: requester.id, roles: requester.endedAt ? [] : rolesOf(requester) },
    })
    if (problem) throw new ApiError(409, staffRefusals[problem])
    const waiting = person.waitingRoles.filter(isRole)
    if (isConfirmed) {
      if (!waiting.every((role) => registerFits(role, registrationOf(person))))
        throw new ApiError(409, staffRefusals.register)
      await tx
        .update(staff)
        .set({ roles: [...new Set([...person.roles, ...waiting])] })
        .where(eq(staff.id, id))
    }
    await setWaiting(tx, id, [], by, services.now())
    const outcome = isConfirmed ? 'confirmed' : 'rejected'
    const event = { event: 'roles', outcome, staffId: id, byId: by.id, network: by.network, roles: waiting } as const
    await recordStaffEvent(tx, vault, event)
    await notifyLeads(services, tx, { byId: by.id, personId: id, what: { is: outcome, roles: namesOf(waiting) } })
  })

/** Before any other row is locked, to avoid deadlocks. */
async function requireIfAdministrator(tx: Orm, id: string): Promise<void> {
  const [person] = await tx.select({ roles: staff.roles }).from(staff).where(eq(staff.id, id))
  if (person?.roles.includes('administrator')) await requireAnotherAdministrator(tx, id)
}

/** Their sessions end with it: their next call is refused, and what they hold is released. */
export const endStaff = (services: Given, id: string, by: By): Promise<void> =>
  inOneGo(services, async (tx) => {
    await requireIfAdministrator(tx, id)
    await requirePerson(tx, id, by)
    await endAccess(tx, id, services.now())
    await tx
      .update(staff)
      .set({ endedAt: new Date(services.now()) })
      .where(eq(staff.id, id))
    await setWaiting(tx, id, [], by, services.now())
    await services.events.publish(tx, staffRightsReduced, { rights: await holdRights(tx, id) })
    await services.events.publish(tx, staffAccessEnded, { staffId: id })
    const event = { event: 'ended', outcome: 'done', staffId: id, byId: by.id, network: by.network } as const
    await recordStaffEvent(tx, services.vault, event)
  })

/** Resets password, factors and signing key. Returns the address the invitation was sent to. */
export const resetAccess = (services: Given, id: string, by: By, isMailed = true): Promise<string> =>
  inOneGo(services, async (tx) => {
    const { config, vault, now } = services
    const person = await requirePerson(tx, id, by)
    await endAccess(tx, id, now())
    // Signed out they could undo nothing themselves, and an intruder may have made the decision.
    const rights = { ...(await holdRights(tx, id)), roles: [], capabilities: new Set<never>() }
    await services.events.publish(tx, staffRightsReduced, { rights })
    const link = await newInvitation(tx, config, id, now())
    if (isMailed) await mailInvitation(services, tx, id, openStaffDetails(vault, person), link)
    const event = { event: 'reset', outcome: 'sent', staffId: id, byId: by.id, network: by.network } as const
    await recordStaffEvent(tx, vault, event)
    return link
  })
