import { inArray } from 'drizzle-orm'
import type { HistoryEntryView } from '#contract/cases/clinical-history.ts'
import { isStopEntry, mayWriteHistory } from '#domain/clinical/clinical-history.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { correctionOwner, entriesOf } from './entries.ts'
import { marksOf, reasonOfMark } from './marks.ts'

/** For staff who may see records, newest first. The caller logs the access. */
export async function historyView(
  services: Pick<Services, 'vault'>,
  tx: Orm,
  accountId: string,
  { capabilities }: Pick<Staff, 'capabilities'>,
): Promise<HistoryEntryView[]> {
  const { vault } = services
  const entries = await entriesOf(tx, vault, accountId)
  if (entries.length === 0) return []
  const [mayCorrect, mayWrite] = [capabilities.has('decide-cases'), mayWriteHistory(capabilities)]
  const marks = Map.groupBy(await marksOf(tx, accountId), ({ entryId }) => entryId)
  const staff = [
    ...entries.flatMap(({ row, correction }) => [row.staffId ?? [], correction?.staffId ?? []].flat()),
    ...[...marks.values()].flat().map(({ staffId }) => staffId),
  ]
  const names = await staffNames(services, tx, staff)
  const orderIds = entries.flatMap(({ row }) => row.orderId ?? [])
  const known =
    orderIds.length === 0
      ? []
      : await tx.select({ id: orders.id, reference: orders.reference }).from(orders).where(inArray(orders.id, orderIds))
  return entries
    .map(({ row, code, words, correction, heldBack }) => {
      const { id, kind, source, at, staffId, orderId } = row
      const said = correction && JSON.parse(vault.open(correction.content, correctionOwner(id)))
      return {
        id,
        kind,
        source,
        words,
        at: at.toISOString(),
        by: staffId && (names.get(staffId) ?? null),
        heldBack,
        firstHeldBack: row.heldBack,
        mayMark: mayWrite && correction?.why !== 'wrong person',
        marks: (marks.get(id) ?? []).map((mark) => ({
          heldBack: mark.heldBack,
          reason: reasonOfMark(vault, mark),
          by: names.get(mark.staffId) ?? '',
          at: mark.at.toISOString(),
        })),
        reference: known.find((order) => order.id === orderId)?.reference ?? null,
        needsEvidence: isStopEntry({ kind, code }),
        mayCorrect: mayCorrect && correction === null,
        correction: correction && {
          why: correction.why,
          reason: said.reason as string,
          evidence: correction.evidence,
          evidenceNamed: said.evidenceNamed as string,
          by: names.get(correction.staffId) ?? '',
          at: correction.at.toISOString(),
        },
      }
    })
    .toReversed()
}
