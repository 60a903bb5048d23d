import { useState } from 'react'
import { outsideBodyWords, outsideReportWords as words } from '#content/incidents/outside-reports.ts'
import type { IncidentView, ShownReport } from '#contract/incidents/incidents.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { decisionProblem } from '#domain/incidents/outside-reports.ts'
import { incidentPolicy } from '#domain/incidents/policy.ts'
import { dateAndTimeOf, formatShortDate } from '../cases/list/format-date.ts'
import { clockInWords } from '../cases/list/time-left.ts'
import { useNow } from '../cases/list/use-now.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'

interface Props {
  readonly found: IncidentView
  readonly mayDecide: boolean
  readonly onChanged: () => Promise<void>
}

/** To whom it may have to be reported: what the rules suggest, what a person decided and what was sent. */
export function OutsideReports({ found, mayDecide, onChanged }: Props) {
  const [open, setOpen] = useState<ShownReport['body'] | null>(null)
  // Those that are likely come first, and deciding about one does not move it.
  const likely = found.reports.filter(({ isProposed }) => isProposed)
  const reports = [...likely, ...found.reports.filter(({ isProposed }) => !isProposed)]
  return (
    <section>
      <h2 className="text-[1.375rem]">{words.heading}</h2>
      <p className="mt-0.5 mb-2.5 text-xs text-ink-soft">{words.lead}</p>
      <ul className="border-t border-line">
        {reports.map((report) => (
          <li
            key={report.body}
            className="border-b border-line py-2.5 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start sm:gap-x-4"
          >
            <div className="min-w-0">
              <Report report={report} />
            </div>
            {mayDecide && open !== report.body && (
              <button
                type="button"
                onClick={() => setOpen(report.body)}
                aria-label={`${report.isNeeded === null ? words.decide : words.change}: ${outsideBodyWords[report.body].name}`}
                className="mt-1 min-h-8 cursor-pointer font-semibold underline underline-offset-4 sm:mt-0 sm:-translate-y-1"
              >
                {report.isNeeded === null ? words.decide : words.change}
              </button>
            )}
            {mayDecide && open === report.body && (
              <DecideForm
                id={found.id}
                report={report}
                onClose={() => setOpen(null)}
                onSaved={async () => {
                  // Another may have been opened while this one was saved.
                  setOpen((now) => (now === report.body ? null : now))
                  await onChanged()
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Report({ report }: { report: ShownReport }) {
  const now = useNow(30_000)
  const { body, isProposed, isNeeded, reason, reference, sentOn, due, decided } = report
  const { name, when } = outsideBodyWords[body]
  const state = isNeeded === null ? words.undecided : isNeeded ? words.needed : words.notNeeded
  const isOverdue = due !== null && Date.parse(due) <= now
  const left = due === null ? null : clockInWords(Date.parse(due), now)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="font-semibold">{name}</span>
        <span
          className={`rounded-full px-2 py-px text-xs font-semibold ${isNeeded && sentOn === null ? 'bg-apricot-pale' : 'bg-paper-deep'}`}
        >
          {sentOn === null ? state : words.sent(formatShortDate(sentOn))}
        </span>
        {isNeeded === null && isProposed && (
          <span className="in-daylight rounded-full bg-sun px-2 py-px text-xs font-semibold text-ink">
            {words.likely}
          </span>
        )}
        {left !== null && (
          <span className={`text-xs ${isOverdue ? 'font-semibold text-brick' : 'text-ink-soft'}`}>
            {body === 'ico' ? words.ico(incidentPolicy.icoHours, left) : isOverdue ? left : words.due(left)}
          </span>
        )}
      </p>
      <p className="text-xs text-ink-soft">{typeof when === 'string' ? when : when(incidentPolicy.icoHours)}</p>
      {reason && <p className="mt-1 wrap-anywhere whitespace-pre-line">{reason}</p>}
      {(reference || decided) && (
        <p className="text-xs text-ink-soft">
          {[reference, decided && words.by(decided.by, dateAndTimeOf(decided.at))].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  )
}

interface FormProps {
  readonly id: string
  readonly report: ShownReport
  readonly onClose: () => void
  readonly onSaved: () => Promise<void>
}

function DecideForm({ id, report, onClose, onSaved }: FormProps) {
  const { body } = report
  const [answer, setAnswer] = useState(report.isNeeded === null ? '' : report.isNeeded ? 'yes' : 'no')
  const [reason, setReason] = useState(report.reason ?? '')
  const [reference, setReference] = useState(report.reference ?? '')
  const [sentOn, setSentOn] = useState(report.sentOn ?? '')
  const { save, isBusy, problem } = useSave(onSaved)
  const isNeeded = answer === 'yes'
  const decided = { isNeeded, reason, reference: isNeeded ? reference : '', sentOn: isNeeded && sentOn ? sentOn : null }
  const because = decisionProblem(decided, londonTimeAt(Date.now()).date)
  const why = answer === '' ? words.choose : because && words.problems[because]

  function keep() {
    if (why === null) void save(() => deskCall('desk_decide_incident_report', { id, body, ...decided }))
  }
  return (
    <div className="col-span-full mt-2 max-w-[34rem] space-y-3 rounded-lg bg-paper-deep p-3">
      <DeskChoices legend={words.isNeeded} choices={words.answers} chosen={answer} onChoose={setAnswer} />
      <DeskArea
        label={words.reason}
        rows={2}
        value={reason}
        onChange={setReason}
        onConfirm={keep}
        problem={problem}
        maxLength={8_000}
      />
      {isNeeded && (
        <div className="grid gap-3 sm:grid-cols-2">
          <DeskLine label={words.reference} value={reference} onChange={setReference} maxLength={200} />
          <DeskLine type="date" label={words.sentOn} value={sentOn} onChange={setSentOn} />
        </div>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={keep}>
          {words.save}
        </DeskButton>
        <DeskButton onPress={onClose}>{words.cancel}</DeskButton>
      </div>
    </div>
  )
}
