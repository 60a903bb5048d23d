import { gpWithdrawn } from '#content/intake/my-consents.ts'
import { type ConsentLine, heldKinds, takenBack, type Withdrawable } from '#domain/intake/consents/ledger.ts'
import { scheduleCardSync } from '../../checkout/saved-card/card-customer.ts'
import { syncSavedCardsSoon } from '../../checkout/saved-card/sync-saved-cards.ts'
import { insertCheck } from '../../clinical/cases/evidence-rows.ts'
import { evidenceChanged } from '../../clinical/evidence/evidence-changed.ts'
import { reportedByPatient } from '../../clinical/evidence/evidence-in-progress.ts'
import { callOffPost } from '../../clinical/letters/sendings.ts'
import { openDetails, replaceDetails } from '../../identity/accounts/account-rows.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import { type GivenConsent, recordConsents } from '../../intake/consents/record-consents.ts'
import type { Orm } from '../../platform/database/database.ts'
import { pleaseSignIn } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { consentLines } from './consent-lines.ts'

/** Its consequences, in the transaction that records it. */
const effects: Readonly<Record<Withdrawable, (services: Services, tx: Orm, accountId: string) => Promise<void>>> = {
  async marketing({ vault }, tx, accountId) {
    const account = await lockAccount(tx, accountId)
    if (!account) throw pleaseSignIn()
    await replaceDetails(tx, vault, accountId, { ...openDetails(vault, account), declineOffers: true })
  },
  async gp(services, tx, accountId) {
    const finding = { tells: false, hasGp: true, reason: gpWithdrawn } as const
    const check = { accountId, gate: 'gp', finding, isPassed: true, how: reportedByPatient, staffId: null } as const
    await insertCheck(tx, services.vault, { ...check, now: services.now() })
    await callOffPost(tx, accountId, services.now())
    await evidenceChanged(services, tx, accountId)
  },
  card: ({ now }, tx, accountId) => scheduleCardSync(tx, accountId, new Date(now())),
}

/** Withdrawn twice, in two tabs for instance, it is withdrawn once. */
export const withdrawConsent =
  (services: Services): Handler<'withdraw_consent'> =>
  async ({ body: { topic }, account: { id: accountId } }) => {
    await services.database.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      const lines = await consentLines(tx, accountId)
      const held = heldKinds(lines, topic)
      if (held.length === 0) return
      await recordConsents(
        tx,
        { accountId },
        held.map((kind) => withdrawal(lines, kind)),
      )
      await effects[topic](services, tx, accountId)
    })
    if (topic === 'card') syncSavedCardsSoon(services, accountId)
    return {}
  }

/** In the words that were agreed to. */
function withdrawal(lines: readonly ConsentLine[], kind: string): GivenConsent {
  const last = lines.findLast((line) => line.kind === kind)
  if (!last) throw new Error('Nobody takes back what they never said.')
  const { wording, version } = last
  return { kind, wording, version, isGiven: false, how: takenBack }
}
