import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { identityRefusals } from '#content/evidence/account-tasks.ts'
import { accountEvidencePath } from '#contract/pages.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import type { Handler } from '../../identity/handler.ts'
import { addressFor } from '../../platform/config/config.ts'
import { IdentityUnreachable } from '../../platform/gateways/identity/identity.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import { sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { accountPerson } from './account-person.ts'
import { settleIdentity } from './settle-identity.ts'
import { identityChecks } from './tables.ts'
import { patientOf } from './whose-evidence.ts'

const mostTries = 6

const away = () => new ApiError(502, identityRefusals.away, null, 60)

const orAway = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof IdentityUnreachable ? away() : error
  })

/** Starts a check at the provider. A patient who has passed one needs no other. */
export function beginIdentityCheck(services: Services): Handler<'begin_identity_check'> {
  const { config, database, identity, vault, now } = services
  const tries = sharedLimit(services, { name: 'identity_checks', most: mostTries, windowMs: dayMs })
  return async (request) => {
    const accountId = await patientOf(services, request)
    const { account, checks } = await database.run(async (orm) => ({
      account: await accountById(orm, accountId),
      checks: await checksOf(orm, vault, accountId),
    }))
    if (!account) throw pleaseSignIn()
    if (checks.findLast(({ gate }) => gate === 'identity')?.isPassed) return { address: null }
    const wait = await tries.begin(accountId)
    if (wait !== null) throw new ApiError(429, identityRefusals.tooOften, null, wait)
    const id = randomUUID()
    const session = await orAway(
      identity.begin({
        checkId: id,
        returnTo: addressFor(config, accountEvidencePath('identity')),
        expected: { ...accountPerson(openDetails(vault, account)), sex: null },
      }),
    )
    const at = new Date(now())
    const begun = { id, accountId, providerId: session.id, state: 'begun' as const, createdAt: at, updatedAt: at }
    await database.run((orm) => orm.insert(identityChecks).values(begun))
    return { address: session.address }
  }
}

/** The status of the last check, asked of the provider if it is not known yet. */
export const identityState =
  (services: Services): Handler<'identity_state'> =>
  async (request) => {
    const accountId = await patientOf(services, request)
    const newest = () =>
      services.database.run((orm) =>
        orm
          .select()
          .from(identityChecks)
          .where(eq(identityChecks.accountId, accountId))
          .orderBy(desc(identityChecks.createdAt))
          .limit(1),
      )
    const [last] = await newest()
    if (!last) return { state: 'none' as const }
    if (last.state !== 'begun' && last.state !== 'processing') return { state: last.state }
    await orAway(settleIdentity(services, last.providerId))
    const [settled] = await newest()
    return { state: settled?.state ?? last.state }
  }
