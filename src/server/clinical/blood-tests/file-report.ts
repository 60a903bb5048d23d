import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { type BloodReport, panelsRead } from '#domain/blood-tests/results.ts'
import type { Orm } from '../../platform/database/database.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { bloodReportOwner } from '../cases/blood-reports.ts'
import { bloodReports } from './tables.ts'

interface Filing {
  readonly accountId: string
  readonly report: BloodReport
  readonly kitId?: string
  readonly handInId?: string
  /** At the laboratory: a newer version takes the place of the older. */
  readonly sourceId?: string
  readonly typedBy?: string
  readonly confirmedBy?: string
}

/** The version of a laboratory’s report that counts now. */
export const isStanding = (sourceId: string) =>
  and(eq(bloodReports.sourceId, sourceId), isNull(bloodReports.replacedAt))

/** Stores the results of a sample for a prescriber to review. The caller has checked whose they are. */
export async function fileReport(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { report, ...given }: Filing,
): Promise<string> {
  const id = randomUUID()
  const at = new Date(now())
  if (given.sourceId !== undefined)
    await tx.update(bloodReports).set({ replacedAt: at }).where(isStanding(given.sourceId))
  await tx.insert(bloodReports).values({
    id,
    ...given,
    takenOn: report.takenOn,
    panels: panelsRead(report.results),
    content: vault.seal(JSON.stringify(report), bloodReportOwner(id)),
    at,
  })
  await publishDeskEvent(tx, 'watch', id)
  return id
}
