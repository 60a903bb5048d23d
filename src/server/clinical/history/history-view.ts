import { inArray } from 'drizzle-orm'
import type { HistoryEntryView } from '#contract/cases/clinical-history.ts'
import { isStopEntry } from '#domain/clinical/clinical-history.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { correctionOwner, entriesOf } from './entries.ts'

/** For staff who may see records, newest first. The caller logs the access. */
export async function historyView(
  services: Pick<Services, 'vault'>,
  tx: Orm,
  accountId: string,
  { mayCorrect }: { readonly mayCorrect: boolean },
): Promise<HistoryEntryView[]> {
  const { vault } = services
  const entries = await entriesOf(tx, vault, accountId)
  if (entries.length === 0) return []
  const staff = entries.flatMap(({ row, correction }) => [row.staffId ?? [], correction?.staffId ?? []].flat())
  const names = await staffNames(services, tx, staff)
  const orderIds = entries.flatMap(({ row }) => row.orderId ?? [])
  const known =
    orderIds.length === 0
      ? []
      : await tx.select({ id: orders.id, reference: orders.reference }).from(orders).where(inArray(orders.id, orderIds))
  return entries
    .map(({ row, code, words, correction }) => {
      const { id, kind, source, at, staffId, orderId, heldBack } = row
      const said = correction && JSON.parse(vault.open(correction.content, correctionOwner(id)))
      return {
        id,
        kind,
        source,
        words,
        at: at.toISOString(),
        by: staffId && (names.get(staffId) ?? null),
        heldBack,
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
