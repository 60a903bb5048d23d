import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { inCurrentVersion } from '../../../intake/questionnaires/current-version.ts'
import { deleteInstance, openInstance } from '../../../intake/questionnaires/instances.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import type { CheckInRow } from '../../cases/check-ins-of.ts'

interface Draft {
  /** JSON, in the words of the present questionnaire. */
  readonly plain: string
  readonly answers: Answers
  readonly revision: number
}

/** What somebody has answered of a check-in so far. Null: nothing. */
export async function draftOf(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  { id, accountId }: CheckInRow,
): Promise<Draft | null> {
  const kept = await openInstance(tx, vault, { accountId, flow, id })
  if (!kept) return null
  const plain = inCurrentVersion(flow, kept.version, kept.plain)
  return { plain, answers: JSON.parse(plain), revision: kept.revision }
}

/** What is sent is kept with the check-in, and not twice. */
export const deleteDraft = (tx: Orm, { id, accountId }: CheckInRow): Promise<void> =>
  deleteInstance(tx, { accountId, flow, id })
