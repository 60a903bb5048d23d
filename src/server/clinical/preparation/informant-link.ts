import { eq } from 'drizzle-orm'
import { raisedByPreparation } from '#content/preparation/preparation.ts'
import { linkRefusals as words } from '#content/preparation/someone-you-know.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import { informant as flow } from '#domain/intake/informant/flow.ts'
import { informantRisk } from '#domain/safeguarding/reported-risk.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { storageQuota } from '../../identity/guest-sessions/storage-quota.ts'
import type { Handler } from '../../identity/handler.ts'
import { inCurrentVersion } from '../../intake/questionnaires/current-version.ts'
import { readPlain } from '../../intake/questionnaires/read-plain.ts'
import type { Orm } from '../../platform/database/database.ts'
import { hashOf, isToken } from '../../platform/encryption/token.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ApiError, badRequest } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { raiseConcern } from '../safeguarding/raise.ts'
import { withdrawInvitation } from './invite-informant.ts'
import { answersOwner, type Invitation, isAhead, nameOwner, stateOf } from './preparation-rows.ts'
import { informantInvitations } from './tables.ts'

/** Nobody learns from the refusal whether there ever was such a link. */
const spent = () => new ApiError(410, words.spent)

/** The account is locked first, as everywhere, then the invitation: of two who send at once one is refused. */
async function invitationBy(tx: Orm, token: string): Promise<Invitation> {
  const isIt = eq(informantInvitations.tokenHash, hashOf(token))
  const [known] = isToken(token) ? await tx.select().from(informantInvitations).where(isIt) : []
  if (!known) throw spent()
  await lockAccount(tx, known.accountId)
  const [found] = await tx.select().from(informantInvitations).where(isIt)
  if (!found) throw spent()
  return found
}

export const openInformantLink =
  (services: Services): Handler<'open_informant_link'> =>
  ({ body: { token } }) =>
    services.database.transaction(async (tx) => {
      const { vault } = services
      const now = services.now()
      const found = await invitationBy(tx, token)
      const state = stateOf(found, now)
      const isOpen = state === 'sent' || (state === 'invited' && (await isAhead(tx, found.episodeId, now)))
      if (!isOpen || !found.firstName) throw spent()
      return { firstName: vault.open(found.firstName, nameOwner(found.id)), isSent: state === 'sent' }
    })

interface Sent {
  /** JSON, in the words of its version. */
  readonly plain: string
  readonly version: number
  readonly now: Instant
}

export async function keepInformantAnswers(tx: Orm, vault: Vault, id: string, { plain, version, now }: Sent) {
  await tx
    .update(informantInvitations)
    .set({ sentAt: new Date(now), version, answers: vault.seal(plain, answersOwner(id)) })
    .where(eq(informantInvitations.id, id))
}

export function sendInformantAnswers(services: Services): Handler<'send_informant_answers'> {
  const { database, vault } = services
  const takeRoom = storageQuota(services)
  return async ({ network, body: { token, ansData, version } }) => {
    await takeRoom(network, Buffer.byteLength(ansData))
    const read = readPlain(flow, { ansData, version })
    const answers: Answers = JSON.parse(inCurrentVersion(flow, read.version, read.plain))
    const { end } = walk(flow, answers)
    if (end.to !== 'finished') throw badRequest([{ field: 'ansData', message: 'A question is not answered yet.' }])
    return database.transaction(async (tx) => {
      const now = services.now()
      const found = await invitationBy(tx, token)
      const state = stateOf(found, now)
      if (state === 'sent') throw new ApiError(409, words.sent, { because: 'sent' })
      if (state !== 'invited' || !(await isAhead(tx, found.episodeId, now))) throw spent()
      await keepInformantAnswers(tx, vault, found.id, { ...read, now })
      await raiseOfInformant(services, tx, found, answers)
      return {}
    })
  }
}

/** Each report is one of its own: another person's worry is not the same as an earlier one. */
async function raiseOfInformant(services: Services, tx: Orm, { id, accountId }: Invitation, answers: Answers) {
  const reported = informantRisk(answers, raisedByPreparation)
  if (!reported) return
  const digest = services.vault.digest(JSON.stringify(reported), answersOwner(id))
  await raiseConcern(services, tx, { reported, digest, guestSessionId: null, accountId, reach: null })
}

/** At any time, sent or not, also after the appointment. */
export const takeBackInformantAnswers =
  (services: Services): Handler<'take_back_informant_answers'> =>
  ({ body: { token } }) =>
    services.database.transaction(async (tx) => {
      const found = await invitationBy(tx, token)
      if (found.withdrawnBy === 'patient') throw spent()
      await withdrawInvitation(tx, found.id, 'informant', services.now())
      return {}
    })
