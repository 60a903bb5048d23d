import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm'
import { type SendingState, sendingState } from '#domain/letters/letter-status.ts'
import type { Orm } from '../../platform/database/database.ts'
import { pens, prescriptions } from '../supply/tables.ts'
import type { LetterRow } from './letter-rows.ts'
import { type Sending, sendingsOf } from './sendings.ts'

interface CurrentSending {
  readonly sending: Sending
  readonly state: SendingState
}

/** The sending history of each letter, oldest first. */
export async function statusesOf(
  orm: Orm,
  rows: readonly Pick<LetterRow, 'id' | 'decisionId'>[],
): Promise<(id: string) => readonly CurrentSending[]> {
  const decisions = rows.flatMap(({ decisionId }) => decisionId ?? [])
  const known = decisions.length === 0 ? [] : await prescriptionsOf(orm, decisions)
  const byDecision = new Map(known.map((one) => [one.decisionId, one]))
  const sendings = await sendingsOf(
    orm,
    rows.map(({ id }) => id),
  )
  const decisionOf = new Map(rows.map(({ id, decisionId }) => [id, decisionId]))
  const standing = sendings.map((sending) => {
    const { how, sentAt, calledOffAt, letterId } = sending
    const decisionId = decisionOf.get(letterId)
    const prescription = (decisionId && byDecision.get(decisionId)) || null
    const state = sendingState({ how, isSent: sentAt !== null, isCalledOff: calledOffAt !== null, prescription })
    return { sending, state }
  })
  return (id) => standing.filter(({ sending }) => sending.letterId === id)
}

const prescriptionsOf = (orm: Orm, decisionIds: readonly string[]) =>
  orm
    .select({
      decisionId: prescriptions.decisionId,
      isCancelled: sql<boolean>`${isNotNull(prescriptions.cancelledAt)}`,
      isChecked: sql<boolean>`${exists(orm.select().from(pens).where(eq(pens.prescriptionId, prescriptions.id)))}`,
    })
    .from(prescriptions)
    .where(and(inArray(prescriptions.decisionId, [...decisionIds])))
