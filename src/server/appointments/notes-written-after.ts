import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { type Outcome, openOutcome } from './outcomes.ts'
import { appointmentLetters, appointmentOutcomes } from './tables.ts'

/** What the clinician wrote to the patient about each appointment: with the outcome, and as a letter. */
export async function notesWrittenAfter(services: Pick<Services, 'vault'>, orm: Orm, ids: string[]) {
  const none = { outcomes: [] as Outcome[], letters: new Set<string>() }
  const { outcomes, letters } = ids.length === 0 ? none : await found()
  return (id: string) => {
    const outcome = outcomes.find(({ appointmentId }) => appointmentId === id)
    return { words: outcome ? openOutcome(services, outcome).words : null, hasLetter: letters.has(id) }
  }

  async function found() {
    const isDone = and(isNotNull(appointmentOutcomes.doneAt), eq(appointmentOutcomes.isVoid, false))
    const sent = await orm
      .select({ id: appointmentLetters.appointmentId })
      .from(appointmentLetters)
      .where(inArray(appointmentLetters.appointmentId, ids))
    return {
      outcomes: await orm
        .select()
        .from(appointmentOutcomes)
        .where(and(inArray(appointmentOutcomes.appointmentId, ids), isDone)),
      letters: new Set(sent.map(({ id }) => id)),
    }
  }
}
