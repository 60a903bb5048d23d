import { stillToList } from '#domain/clinical/still-to-list.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import { inCurrentVersion } from '../../intake/questionnaires/current-version.ts'
import { newestInstance } from '../../intake/questionnaires/instances.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { sentCheckInsOf } from '../cases/check-ins-of.ts'
import type { StoredListEntry } from '../history/health-list.ts'
import { lastAnswers } from './next-offer.ts'

/** What a patient wrote in their newest answers and in check-ins, and nobody has put on their list. */
export async function answersNotOnHealthList(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  accountId: string,
  stored: readonly StoredListEntry[],
): Promise<ReturnType<typeof stillToList>> {
  const form = await newestInstance(tx, vault, accountId, medicinesAndConditions)
  const followUp = form && JSON.parse(inCurrentVersion(medicinesAndConditions, form.version, form.plain))
  const sent = await sentCheckInsOf(tx, vault, accountId)
  return stillToList(
    { answers: await lastAnswers(tx, vault, accountId), followUp, checkIns: sent.map(({ answers }) => answers) },
    stored.map(({ row: { kind }, written }) => ({ kind, written })),
  )
}
