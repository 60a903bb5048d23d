import type { DeskRestriction, MyRestriction } from '#contract/privacy/restriction.ts'
import { isInForce, type RestrictionState } from '#domain/privacy/restriction.ts'
import { restrictionPromise } from '#domain/promises/make-promise.ts'
import {
  eventsOfRestriction,
  newestRestrictionOf,
  type Restriction,
  restrictionOwner,
} from '../../identity/restrictions/restriction-rows.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

/** One whose announced end has passed is lifted, whoever reads it first. */
const stateNow = ({ state, endsAt }: Restriction, now: number): RestrictionState =>
  state === 'in force' && !isInForce({ state, endsAt: endsAt?.getTime() ?? null }, now) ? 'lifted' : state

const iso = (at: Date | null) => at?.toISOString() ?? null

/** With which the patient is told why. */
const told: readonly string[] = ['granted', 'declined', 'end announced', 'end called off']

export async function myRestrictionView(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  orm: Orm,
  accountId: string,
): Promise<MyRestriction | null> {
  const found = await newestRestrictionOf(orm, accountId)
  if (!found) return null
  const events = await eventsOfRestriction(orm, found.id)
  const open = (sealed: Buffer | null) => sealed && vault.open(sealed, restrictionOwner(found.id))
  return {
    ground: found.ground,
    state: stateNow(found, now()),
    words: open(found.words),
    askedAt: found.askedAt.toISOString(),
    promise: restrictionPromise(found.askedAt.getTime(), found.dueAt.getTime()),
    decidedAt: iso(found.decidedAt),
    endsAt: iso(found.endsAt),
    reason: open(events.findLast(({ what }) => told.includes(what))?.reason ?? null),
    exceptions: events.flatMap(({ at, allowedFor }) => (allowedFor ? [{ at: at.toISOString(), allowedFor }] : [])),
  }
}

/** `seesRecord`: the caller may read what patient and colleagues wrote. */
export async function deskRestrictionView(
  services: Pick<Services, 'vault' | 'now'>,
  orm: Orm,
  accountId: string,
  { seesRecord }: { readonly seesRecord: boolean },
): Promise<DeskRestriction | null> {
  const found = await newestRestrictionOf(orm, accountId)
  if (!found) return null
  const events = await eventsOfRestriction(orm, found.id)
  const names = await staffNames(
    services,
    orm,
    events.flatMap(({ staffId }) => staffId ?? []),
  )
  const nameOf = (id: string | null) => id && (names.get(id) ?? 'A colleague')
  const open = (sealed: Buffer | null) =>
    sealed && seesRecord ? services.vault.open(sealed, restrictionOwner(found.id)) : null
  const state = stateNow(found, services.now())
  return {
    id: found.id,
    ground: found.ground,
    state,
    askedAt: found.askedAt.toISOString(),
    askedBy: nameOf(found.askedBy),
    dueAt: found.dueAt.toISOString(),
    since: state === 'in force' ? iso(found.decidedAt) : null,
    endsAt: state === 'in force' ? iso(found.endsAt) : null,
    words: open(found.words),
    events: events.map(({ at, what, staffId, caseId, appointmentId, allowedFor, reason }) => ({
      at: at.toISOString(),
      what,
      by: nameOf(staffId),
      caseId,
      appointmentId,
      allowedFor,
      reason: open(reason),
    })),
  }
}

/** The same where only what is asked for or in force matters. */
export async function liveRestrictionView(
  services: Pick<Services, 'vault' | 'now'>,
  orm: Orm,
  accountId: string,
): Promise<DeskRestriction | null> {
  const found = await deskRestrictionView(services, orm, accountId, { seesRecord: true })
  return found && (found.state === 'asked' || found.state === 'in force') ? found : null
}
