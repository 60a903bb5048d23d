import { useState } from 'react'
import { Link } from 'react-router'
import { reportWords as words } from '#content/desk/symptom-reports.ts'
import { concernPath } from '#contract/desk/addresses.ts'
import type { ShownReport } from '#contract/desk/symptom-reports.ts'
import { planFlagPolicy } from '#domain/treatment/plan-flags.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { dateAndTimeOf } from '../cases/written-date.ts'
import { useAct } from '../concern/use-act.ts'
import { deskCall } from '../desk-call.ts'
import { DeskArea } from '../parts/desk-area.tsx'
import { DeskButton } from '../parts/desk-button.tsx'
import { useMay } from '../shell/me.ts'

interface Props {
  readonly reports: readonly ShownReport[]
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
            className={`rounded-xl px-3.5 py-2.5 ${report.dueAt ? 'bg-brick-pale' : 'border border-line bg-white'}`}
          >
            <Report report={report} />
            {report.dueAt && mayReview && <Review reportId={report.id} onChanged={onChanged} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Report({ report }: { report: ShownReport }) {
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
          <summary className="cursor-pointer">{words.advice}</summary>
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

function Review({ reportId, onChanged }: { reportId: string; onChanged: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState('')
  const { act, isBusy, problem } = useAct(words.failed, onChanged)
  const isEmpty = said.trim() === ''
  const save = async () => void (isEmpty || (await act(() => deskCall('desk_read_report', { reportId, said }))))
  if (!isOpen) {
    return (
      <div className="mt-2 max-w-44">
        <DeskButton onPress={() => setIsOpen(true)}>{words.review}</DeskButton>
      </div>
    )
  }
  return (
    <div className="mt-2 space-y-2">
      <DeskArea
        label={words.label}
        hint={words.hint}
        rows={2}
        value={said}
        onChange={setSaid}
        onConfirm={() => void save()}
        problem={problem}
        maxLength={planFlagPolicy.longest}
      />
      <div className="grid grid-cols-2 gap-2">
        <DeskButton
          tone="primary"
          why={isEmpty ? words.nothingWritten : null}
          hidesWhy
          isBusy={isBusy}
          busyLabel={words.saving}
          onPress={() => void save()}
        >
          {words.save}
        </DeskButton>
        <DeskButton onPress={() => setIsOpen(false)}>{words.back}</DeskButton>
      </div>
    </div>
  )
}
