import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { inCurrentVersion } from '../../../intake/questionnaires/current-version.ts'
import { deleteInstance, openInstance } from '../../../intake/questionnaires/instances.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import type { CheckInRow } from '../../cases/check-ins-of.ts'

interface Draft {
  /** JSON, in the words of the current questionnaire. */
  readonly plain: string
  readonly answers: Answers
  readonly revision: number
}

/** A patient's answers to a check-in so far. Null: none. */
export async function draftOf(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  { id, accountId }: CheckInRow,
): Promise<Draft | null> {
  const stored = await openInstance(tx, vault, { accountId, flow, id })
  if (!stored) return null
  const plain = inCurrentVersion(flow, stored.version, stored.plain)
  return { plain, answers: JSON.parse(plain), revision: stored.revision }
}

/** Submitted answers are stored with the check-in, not twice. */
export const deleteDraft = (tx: Orm, { id, accountId }: CheckInRow): Promise<void> =>
  deleteInstance(tx, { accountId, flow, id })
