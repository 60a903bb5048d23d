import type { DiagnosticReport } from 'fhir/r4'
import { bloodPanelWords } from '#content/blood-tests/tests.ts'
import { bloodPanels, bloodTests } from '../blood-tests/tests.ts'
import { refTo } from './ids.ts'
import { idOf, type Making, patientRef, practitionerRef } from './making.ts'
import type { BloodReportRow } from './record.ts'
import { coded, hl7, listed, meta, newest } from './systems.ts'

/** It took the place of a version that a prescriber had reviewed, and that left as final. What came before was none yet. */
const isAmended = ({ record }: Making, { id, sourceId }: BloodReportRow): boolean =>
  sourceId !== null &&
  record.bloodReports.some(
    (one) => one.id !== id && one.sourceId === sourceId && one.replacedAt !== null && one.reviewedAt !== null,
  )

function diagnosticReport(making: Making, row: BloodReportRow): DiagnosticReport[] {
  const { id, takenOn, content, at, reviewedBy, reviewedAt, words, replacedAt } = row
  if (content === null || replacedAt !== null || reviewedAt === null) return []
  const reviewer = practitionerRef(making, reviewedBy)
  const panels = bloodPanels.filter((panel) => content.results.some(({ test }) => bloodTests[test].panel === panel))
  return [
    {
      resourceType: 'DiagnosticReport',
      id: idOf(making, id),
      meta: meta('DiagnosticReport', newest(at, reviewedAt)),
      status: isAmended(making, row) ? 'amended' : 'final',
      category: [coded(hl7('v2-0074'), 'LAB', 'Laboratory')],
      // No code names just these parts together: they are our own choice, and each result has its code.
      code: { text: `Blood test: ${panels.map((panel) => bloodPanelWords[panel]).join(', ')}` },
      subject: patientRef(making),
      effectiveDateTime: takenOn,
      issued: reviewedAt,
      performer: [{ display: content.laboratory }],
      resultsInterpreter: listed(reviewer ? [reviewer] : []),
      result: listed(content.results.map(({ test }) => refTo('Observation', idOf(making, id, test)))),
      conclusion: words === null ? undefined : String(words),
    },
  ]
}

/**
 * The reports that hold the results of a blood sample together: none before a prescriber has reviewed it, and none of a
 * version that was replaced.
 */
export const diagnosticReports = (making: Making): DiagnosticReport[] =>
  making.record.bloodReports.flatMap((row) => diagnosticReport(making, row))
