import { deskWords } from '#content/desk/shell.ts'
import { nextCaseNeeds } from '#domain/cases/decision-rights.ts'
import { stateFor } from '#domain/cases/queue-lists.ts'
import { mayOpenCase } from '#domain/safeguarding/who-may-open.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from './case-by-id.ts'
import { lockCase } from './case-rows.ts'
import { claimCase, claimNextCase, type Lease, releaseCase, renewCase } from './claims.ts'
import { noSuchCase } from './decisions.ts'
import { requireMayOpenCase } from './require-may-open-case.ts'

const shown = ({ id, epoch, until }: Lease) => ({ id, epoch, until: until.toISOString() })

export const deskNextCase =
  ({ database, now }: Services): Handler<'desk_next_case'> =>
  async ({ body: { list }, staff }) => {
    if (!staff.capabilities.has(nextCaseNeeds[list])) throw new ApiError(403, deskWords.refused)
    const state = stateFor(list)
    if (state === null) throw new Error('A list without a state has no next case.')
    const won = await claimNextCase(database, {
      staffId: staff.id,
      now: now(),
      state,
      awaitsSignature: list === 'signature',
      mayTakeConcerns: mayOpenCase({ kind: 'safeguarding' }, staff.capabilities),
    })
    return { claimed: won && { ...shown(won), kind: won.kind } }
  }

export const deskClaim =
  (services: Services): Handler<'desk_claim'> =>
  async ({ body: { id }, staff }) => {
    const { database, now } = services
    const asked = await database.run((orm) => caseById(orm, id))
    if (asked) requireMayOpenCase(asked, staff)
    const won = await claimCase(database, { staffId: staff.id, now: now(), id })
    return won
      ? shown(won)
      : database.run(async (orm) => {
          const found = await lockCase(orm, id)
          if (!found) throw noSuchCase()
          const name = found.claimedBy ? await staffName(services, orm, found.claimedBy) : null
          const until = found.claimUntil?.toISOString() ?? null
          throw new ApiError(
            409,
            name ? `This case is assigned to ${name}.` : 'A colleague has just decided this case.',
            {
              with: name,
              until,
            },
          )
        })
  }

export const deskRenew =
  ({ database, now }: Services): Handler<'desk_renew'> =>
  async ({ body: { id, epoch }, staff }) => {
    const renewed = await renewCase(database, { staffId: staff.id, now: now(), id, epoch })
    if (!renewed) throw new ApiError(409, 'Your assignment has expired. Assign the case to yourself again.')
    return shown(renewed)
  }

export const deskRelease =
  ({ database }: Services): Handler<'desk_release'> =>
  async ({ body: { id, epoch }, staff }) => {
    await releaseCase(database, id, staff.id, epoch)
    return {}
  }
