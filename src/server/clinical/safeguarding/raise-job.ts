import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { adhd } from '#domain/intake/adhd/flow.ts'
import { guestSessions } from '../../identity/guest-sessions/tables.ts'
import { markRaised } from '../../intake/questionnaires/ended-answers.ts'
import { endedAnswers } from '../../intake/questionnaires/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { raiseConcern } from './raise.ts'
import { reportedInSession } from './reported-in-session.ts'

/**
 * Raises what was reported in a guest session that is signed in. The guest session is locked until the transaction
 * ends.
 */
export async function raiseOfAccount(services: Services, tx: Orm, guestSessionId: string): Promise<void> {
  const [guestSession] = await tx
    .select()
    .from(guestSessions)
    .where(eq(guestSessions.id, guestSessionId))
    .for('no key update')
  if (!guestSession || guestSession.signedInAs === null) return
  for (const { id, reported, digest, isRaised } of await reportedInSession(tx, services.vault, guestSessionId)) {
    if (isRaised) continue
    await raiseConcern(services, tx, {
      reported,
      digest,
      guestSessionId,
      accountId: guestSession.signedInAs,
      reach: null,
    })
    await markRaised(tx, id, services.now())
  }
}

/** The patient is signed in, or was before: by then we know who it is, and staff read it. */
export async function raiseConcerns(services: Services): Promise<void> {
  const { database } = services
  await forAllRows(services, {
    task: 'concerns are raised',
    wait: 'urgent',
    next: async (after) => {
      const found = await database.run((orm) =>
        orm
          .selectDistinct({ guestSessionId: endedAnswers.guestSessionId })
          .from(endedAnswers)
          .innerJoin(guestSessions, eq(guestSessions.id, endedAnswers.guestSessionId))
          .where(
            and(
              gt(endedAnswers.guestSessionId, after),
              eq(endedAnswers.questionnaire, adhd.name),
              isNull(endedAnswers.raisedAt),
              isNotNull(guestSessions.signedInAs),
            ),
          )
          .orderBy(asc(endedAnswers.guestSessionId))
          .limit(rowsAtOnce),
      )
      return found.map(({ guestSessionId }) => guestSessionId)
    },
    work: (guestSessionId) => database.transaction((tx) => raiseOfAccount(services, tx, guestSessionId)),
  })
}
