import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { informantRefusals as words } from '#content/preparation/preparation.ts'
import { pages } from '#contract/pages.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { mayInvite, type Withdrawer } from '#domain/preparation/informant-link.ts'
import { preparation } from '#domain/preparation/times.ts'
import { appointments } from '../../appointments/tables.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import { orders } from '../../orders/tables.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import { hashOf, newToken } from '../../platform/encryption/token.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { assessmentToCome, invitationOf, nameOwner, stateOf } from './preparation-rows.ts'
import { informantInvitations } from './tables.ts'

interface NewInvitation {
  readonly accountId: string
  readonly episodeId: string
  readonly firstName: string
  readonly token: string
  readonly now: Instant
}

/** The database has only the hash of the token. Returns its id. */
export async function insertInvitation(
  tx: Orm,
  vault: Vault,
  { accountId, episodeId, firstName, token, now }: NewInvitation,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(informantInvitations).values({
    id,
    accountId,
    episodeId,
    tokenHash: hashOf(token),
    firstName: vault.seal(firstName, nameOwner(id)),
    createdAt: new Date(now),
    expiresAt: new Date(now + preparation.linkDays * dayMs),
  })
  return id
}

/** Nothing that was written is kept; that somebody was asked is. */
export async function withdrawInvitation(tx: Orm, id: string, by: Withdrawer, now: Instant): Promise<void> {
  await tx
    .update(informantInvitations)
    .set({ withdrawnAt: new Date(now), withdrawnBy: by, answers: null, firstName: null })
    .where(and(eq(informantInvitations.id, id), isNull(informantInvitations.withdrawnAt)))
}

async function ownAssessment(services: Services, tx: Orm, accountId: string) {
  await lockAccount(tx, accountId)
  const found = await assessmentToCome(tx, accountId, services.now())
  if (!found) throw new ApiError(404, words.noAppointment)
  return found.appointment
}

/** A new link takes the place of an unused one. */
export const inviteInformant =
  (services: Services): Handler<'invite_informant'> =>
  ({ account, body: { firstName } }) =>
    services.database.transaction(async (tx) => {
      const { vault, config } = services
      const now = services.now()
      const { episodeId } = await ownAssessment(services, tx, account.id)
      const before = await invitationOf(tx, episodeId)
      if (!mayInvite(stateOf(before, now))) throw new ApiError(409, words.sent, { because: 'sent' })
      if (before) await withdrawInvitation(tx, before.id, 'patient', now)
      const token = newToken()
      await insertInvitation(tx, vault, { accountId: account.id, episodeId, firstName, token, now })
      // In the fragment, which no server log ever sees.
      return { link: `${addressFor(config, pages.someoneYouKnow)}#token=${token}` }
    })

/** At any time, also after the appointment. */
export const withdrawInformant =
  (services: Services): Handler<'withdraw_informant'> =>
  ({ account, body: { id } }) =>
    services.database.transaction(async (tx) => {
      await lockAccount(tx, account.id)
      const [own] = await tx
        .select({ id: appointments.id })
        .from(appointments)
        .innerJoin(orders, eq(orders.id, appointments.orderId))
        .where(and(eq(appointments.episodeId, id), eq(orders.accountId, account.id)))
        .limit(1)
      if (!own) throw new ApiError(404, words.none)
      const found = await invitationOf(tx, id)
      if (found) await withdrawInvitation(tx, found.id, 'patient', services.now())
      return {}
    })
