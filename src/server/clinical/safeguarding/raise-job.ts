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

/** Raises what was told in a visit that somebody is signed in to. They hold the visit until the transaction ends. */
export async function raiseOfAccount(services: Services, tx: Orm, visitId: string): Promise<void> {
  const [visit] = await tx.select().from(guestSessions).where(eq(guestSessions.id, visitId)).for('no key update')
  if (!visit || visit.signedInAs === null) return
  for (const { id, told, digest, isRaised } of await reportedInSession(tx, services.vault, visitId)) {
    if (isRaised) continue
    await raiseConcern(services, tx, { told, digest, visitId, accountId: visit.signedInAs, reach: null })
    await markRaised(tx, id, services.now())
  }
}

/** Whoever told it signed in, or had before: by then somebody here knows whose it is, and reads it. */
export async function raiseConcerns(services: Services): Promise<void> {
  const { database } = services
  await forAllRows(services, {
    task: 'concerns are raised',
    wait: 'urgent',
    next: async (after) => {
      const found = await database.run((orm) =>
        orm
          .selectDistinct({ visitId: endedAnswers.visitId })
          .from(endedAnswers)
          .innerJoin(guestSessions, eq(guestSessions.id, endedAnswers.visitId))
          .where(
            and(
              gt(endedAnswers.visitId, after),
              eq(endedAnswers.questionnaire, adhd.name),
              isNull(endedAnswers.raisedAt),
              isNotNull(guestSessions.signedInAs),
            ),
          )
          .orderBy(asc(endedAnswers.visitId))
          .limit(rowsAtOnce),
      )
      return found.map(({ visitId }) => visitId)
    },
    work: (visitId) => database.transaction((tx) => raiseOfAccount(services, tx, visitId)),
  })
}
