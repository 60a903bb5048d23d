import { and, asc, desc, eq, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import { attachedGates } from '#domain/evidence/upload.ts'
import { flagReasonsIn } from '../../../clinical/cases/approval-signatures.ts'
import { openDecision } from '../../../clinical/cases/decisions.ts'
import { takenBackEvents } from '../../../clinical/cases/lost-decisions.ts'
import { caseDecisions, caseEvents, caseNotes } from '../../../clinical/cases/tables.ts'
import { noteOwnerOf } from '../../../clinical/cases/write-note.ts'
import { openFileDetails } from '../../../clinical/evidence/file-rows.ts'
import { evidenceFiles } from '../../../clinical/evidence/tables.ts'
import { draftsUnder } from '../../../identity/staff/drafts.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

type Opening = Pick<Services, 'vault'>

const others = {
  patient: 'The patient',
  provider: 'The card provider',
  clock: 'The system',
  staff: 'A colleague',
} as const

/** The timeline of a case, newest first, with the decisions in words. */
export async function eventsOf(services: Opening, tx: Orm, caseId: string) {
  const rows = await tx
    .select({ event: caseEvents, decision: caseDecisions })
    .from(caseEvents)
    .leftJoin(caseDecisions, eq(caseDecisions.id, caseEvents.decisionId))
    .where(eq(caseEvents.caseId, caseId))
    .orderBy(desc(caseEvents.id))
    .limit(100)
  const names = await staffNames(
    services,
    tx,
    rows.flatMap(({ event }) => event.staffId ?? []),
  )
  return rows.map(({ event, decision }) => {
    const content = decision && openDecision(services, decision)
    // What was written to the patient with it was never sent.
    const isTakenBack = Object.values<string>(takenBackEvents).includes(event.what)
    return {
      at: event.at.toISOString(),
      what: event.what,
      state: event.toState,
      by: event.staffId ? (names.get(event.staffId) ?? others.staff) : others[event.by],
      words: (!isTakenBack && content?.words) || null,
      reason: content?.reason ?? null,
      flagReasons: content ? flagReasonsIn(content) : [],
    }
  })
}

export async function notesOf(services: Opening, tx: Orm, caseId: string) {
  const rows = await tx
    .select()
    .from(caseNotes)
    .where(eq(caseNotes.caseId, caseId))
    .orderBy(desc(caseNotes.at))
    .limit(100)
  const names = await staffNames(
    services,
    tx,
    rows.map(({ staffId }) => staffId),
  )
  return rows.map(({ id, staffId, body, at }) => ({
    id,
    by: names.get(staffId) ?? others.staff,
    at: at.toISOString(),
    body: services.vault.open(body, noteOwnerOf(caseId)),
  }))
}

/** Complete files the patient has sent. */
export async function filesOf({ vault }: Opening, tx: Orm, accountId: string) {
  const rows = await tx
    .select()
    .from(evidenceFiles)
    .where(
      and(
        eq(evidenceFiles.accountId, accountId),
        isNull(evidenceFiles.staffId),
        isNotNull(evidenceFiles.completedAt),
        or(notInArray(evidenceFiles.gate, [...attachedGates]), isNotNull(evidenceFiles.attachedAt)),
      ),
    )
    .orderBy(asc(evidenceFiles.createdAt))
  return rows.map((row) => {
    const { name, kind } = openFileDetails(vault, row)
    return {
      id: row.id,
      gate: row.gate,
      name,
      kind,
      size: row.size,
      at: (row.completedAt ?? row.createdAt).toISOString(),
      isSeen: row.seenAt !== null,
    }
  })
}

/** Unsent drafts about a case, by purpose. */
export const draftsOn = (services: Opening, tx: Orm, caseId: string, staffId: string) =>
  draftsUnder(services, tx, { staffId, prefix: `case/${caseId}/` })
