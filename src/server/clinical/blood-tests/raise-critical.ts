import { bloodTestWords } from '#content/blood-tests/tests.ts'
import { bloodValueWords, criticalWords } from '#content/blood-tests/values.ts'
import type { BloodResult } from '#domain/blood-tests/results.ts'
import { bloodTests } from '#domain/blood-tests/tests.ts'
import { criticalResultsRisk } from '#domain/safeguarding/reported-risk.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { callAgain } from '../safeguarding/call-again.ts'
import { raiseConcern } from '../safeguarding/raise.ts'

interface Critical {
  /** Null: nobody knows whose it is. */
  readonly accountId: string | null
  /** The report or what was handed in: it is raised once. */
  readonly occasion: string
  readonly found: readonly { readonly question: string; readonly answer: string }[]
}

/**
 * Staff on call are called at once, as about any concern for a person's safety: it has an owner, its contacts are
 * recorded, and it is raised again until somebody has taken it. The caller holds the account, if there is one.
 */
export async function raiseCritical(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { accountId, occasion, found }: Critical,
): Promise<void> {
  const digest = services.vault.digest(occasion, `blood tests/critical/${accountId ?? ''}`)
  const raised = await raiseConcern(services, tx, {
    reported: criticalResultsRisk(found),
    digest,
    guestSessionId: null,
    accountId,
    reach: null,
  })
  if (raised) await callAgain(tx, raised.id, services.now())
}

export const criticalValues = (results: readonly BloodResult[]) =>
  results.map(({ test, value, than, low, high }) => ({
    question: bloodTestWords[test].name,
    answer:
      value === null
        ? criticalWords.unread
        : criticalWords.said(
            bloodValueWords.value(value, than, bloodTests[test].unit),
            bloodValueWords.range(low, high),
          ),
  }))
