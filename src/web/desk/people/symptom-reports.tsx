import { Link } from 'react-router'
import { reportWords as words } from '#content/treatment/desk-symptom-reports.ts'
import { concernPath } from '#contract/desk/addresses.ts'
import type { SymptomReportView } from '#contract/treatment/desk-symptom-reports.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { dateAndTimeOf } from '../cases/list/format-date.ts'
import { deskCall } from '../desk-call.ts'
import { useMay } from '../shell/me.ts'
import { WrittenAnswer } from './answer-text.tsx'

interface Props {
  readonly reports: readonly SymptomReportView[]
  readonly onChanged: () => Promise<void>
}

/** What the patient reported about themselves, and what a prescriber did about it. */
export function SymptomReports({ reports, onChanged }: Props) {
  const mayReview = useMay('decide-cases')
  return (
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.title}</h2>
      <ul className="space-y-2">
        {reports.map((report) => (
          <li
            key={report.id}
            className={`rounded-xl px-3.5 py-2.5 ${report.dueAt ? 'bg-caution/25' : 'border border-line bg-white'}`}
          >
            <Report report={report} />
            {report.dueAt && mayReview && (
              <WrittenAnswer
                words={{ ...words, open: words.review }}
                onSave={(said) => deskCall('desk_read_report', { reportId: report.id, said })}
                onChanged={onChanged}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Report({ report }: { report: SymptomReportView }) {
  const { says, state, from, at, answers, urgency, advice, dueAt, caseId, read } = report
  const when = `${dateAndTimeOf(at)}, ${words.from[from]}`
  return (
    <>
      <p className="font-semibold">{says}</p>
      {answers.map(({ question, answer }) => (
        <p key={question}>
          {question} {answer}
        </p>
      ))}
      <p className="mt-1 text-xs text-ink-soft">
        {[words.states[state], when, urgency && words.urgencies[urgency], dueAt && words.dueBy(dateAndTimeOf(dueAt))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {advice.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="min-h-6 cursor-pointer underline underline-offset-4">{words.advice}</summary>
          {advice.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
      {caseId && (
        <Link to={concernPath(caseId)} className={inlineLink}>
          {words.concern}
        </Link>
      )}
      {read && (
        <div className="mt-2 border-l-2 border-green pl-3">
          <p className="break-words whitespace-pre-line">{read.said}</p>
          <p className="mt-1 text-xs text-ink-soft">{[read.by, dateAndTimeOf(read.at)].join(' · ')}</p>
        </div>
      )}
    </>
  )
}
