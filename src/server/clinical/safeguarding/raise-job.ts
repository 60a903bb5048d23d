import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { adhd } from '#domain/intake/adhd/flow.ts'
import { guestSessions } from '../../identity/guest-sessions/tables.ts'
import { markRaised } from '../../intake/questionnaires/ended-answers.ts'
import { endedAnswers } from '../../intake/questionnaires/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { raiseConcern } from './raise.ts'
import { reportedInSession } from './reported-in-session.ts'

const atOnce = 50

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
  const { database, log } = services
  const found = await database.run((orm) =>
    orm
      .selectDistinct({ visitId: endedAnswers.visitId })
      .from(endedAnswers)
      .innerJoin(guestSessions, eq(guestSessions.id, endedAnswers.visitId))
      .where(
        and(
          eq(endedAnswers.questionnaire, adhd.name),
          isNull(endedAnswers.raisedAt),
          isNotNull(guestSessions.signedInAs),
        ),
      )
      .limit(atOnce),
  )
  for (const { visitId } of found) {
    try {
      await database.run((orm) => orm.transaction((tx) => raiseOfAccount(services, tx, visitId)))
    } catch (error) {
      // One that cannot be read keeps no other from being heard.
      log.error({ err: error }, 'a concern could not be raised')
    }
  }
}
