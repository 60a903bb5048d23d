import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { DeskPaperView } from '#contract/appointments/paper-prescriptions.ts'
import { paperLimits, postDaysLeft } from '#domain/appointments/paper/paper-validity.ts'
import { mayBeReplaced } from '#domain/appointments/paper/posting.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { livePaperOf, openPaper, type Paper, statusOfPaper } from '../../../../appointments/paper/paper-rows.ts'
import { paperEvents, paperPrescriptions } from '../../../../appointments/paper/tables.ts'
import { appointments } from '../../../../appointments/tables.ts'
import { staffNames } from '../../../../identity/staff/staff-names.ts'
import { orders } from '../../../../orders/tables.ts'
import type { Orm } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/services.ts'

type Showing = Pick<Services, 'vault' | 'now'>

const mostShown = 50

/** The valid one of an appointment; null: none was written, or it was withdrawn. */
export async function deskPaperOn(services: Showing, tx: Orm, appointmentId: string): Promise<DeskPaperView | null> {
  const paper = await livePaperOf(tx, appointmentId)
  const [shown = null] = paper ? await shownDeskPapers(services, tx, [paper]) : []
  return shown
}

/** All of a patient, newest first, including withdrawn and replaced ones. */
export async function deskPapersOf(services: Showing, tx: Orm, accountId: string): Promise<DeskPaperView[]> {
  const found = await tx
    .select({ paper: paperPrescriptions })
    .from(paperPrescriptions)
    .innerJoin(appointments, eq(appointments.id, paperPrescriptions.appointmentId))
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(paperPrescriptions.writtenOn), desc(paperPrescriptions.at))
    .limit(mostShown)
  return shownDeskPapers(
    services,
    tx,
    found.map(({ paper }) => paper),
  )
}

async function shownDeskPapers(services: Showing, tx: Orm, papers: readonly Paper[]): Promise<DeskPaperView[]> {
  if (papers.length === 0) return []
  const ids = papers.map(({ id }) => id)
  const events = await tx
    .select()
    .from(paperEvents)
    .where(inArray(paperEvents.paperId, ids))
    .orderBy(asc(paperEvents.id))
  const old = papers.flatMap(({ replaces }) => replaces ?? [])
  const before =
    old.length === 0 ? [] : await tx.select().from(paperPrescriptions).where(inArray(paperPrescriptions.id, old))
  const names = await staffNames(services, tx, [
    ...papers.map(({ staffId }) => staffId),
    ...events.flatMap(({ staffId }) => staffId ?? []),
  ])
  const now = services.now()
  const today = londonTimeAt(now).date
  const shown: DeskPaperView[] = []
  for (const paper of papers) {
    const { stage, validity } = await statusOfPaper(tx, paper, now)
    const { id, appointmentId, form, serial, writtenOn, startsOn } = paper
    const kept = openPaper(services, paper)
    const replaced = before.find((one) => one.id === paper.replaces)
    shown.push({
      id,
      appointmentId,
      form,
      serial,
      writtenOn,
      startsOn,
      ...paperLimits(paper),
      by: names.get(paper.staffId) ?? '',
      stage,
      daysLeft: postDaysLeft(paper, today),
      content: kept && contentOf(kept),
      canBeReplaced: mayBeReplaced(stage, validity),
      replaced: replaced ? { writtenOn: replaced.writtenOn, serial: replaced.serial } : null,
      events: events
        .filter(({ paperId }) => paperId === id)
        .map(({ what, staffId, at }) => ({
          what,
          by: staffId && (names.get(staffId) ?? null),
          at: at.toISOString(),
        })),
    })
  }
  return shown
}

const contentOf = ({ signedBy, ...content }: NonNullable<ReturnType<typeof openPaper>>) => ({
  ...content,
  registration: signedBy.registration,
})
