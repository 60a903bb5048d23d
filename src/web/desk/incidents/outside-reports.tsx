import { useState } from 'react'
import { Link } from 'react-router'
import { outsideBodyWords, outsideReportWords as words } from '#content/incidents/outside-reports.ts'
import { reportPageWords } from '#content/incidents/report-pages.ts'
import { incidentReportPath } from '#contract/desk/addresses.ts'
import type { IncidentView, ShownReport } from '#contract/incidents/incidents.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { decisionProblem, type OutsideBody, reportDraft } from '#domain/incidents/outside-reports.ts'
import { incidentPolicy } from '#domain/incidents/policy.ts'
import { dateAndTimeOf, formatShortDate } from '../cases/list/format-date.ts'
import { clockInWords } from '../cases/list/time-left.ts'
import { useDraft } from '../cases/list/use-draft.ts'
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

const small = 'min-h-8 cursor-pointer font-semibold underline underline-offset-4'

/** To whom it may have to be reported: what the rules suggest, what a person decided and what was sent. */
export function OutsideReports({ found, mayDecide, onChanged }: Props) {
  const [open, setOpen] = useState<OutsideBody | null>(null)
  // Of each report, so that a form that is closed by opening another keeps what was typed in it.
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(found.reports.map(({ body }) => [body, readDraft(found.drafts[reportDraft(body)])])),
  )
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
            <p className="mt-1 flex gap-x-4 empty:hidden sm:mt-0 sm:-translate-y-1">
              {found.may.work && (report.isProposed || report.isNeeded === true) && (
                <Link
                  to={incidentReportPath(found.id, report.body)}
                  aria-label={reportPageWords.openFor(outsideBodyWords[report.body].name)}
                  className={`inline-flex items-center ${small}`}
                >
                  {reportPageWords.open}
                </Link>
              )}
              {mayDecide && open !== report.body && (
                <button
                  type="button"
                  onClick={() => setOpen(report.body)}
                  aria-label={`${report.isNeeded === null ? words.decide : words.change}: ${outsideBodyWords[report.body].name}`}
                  className={small}
                >
                  {Object.keys(typed[report.body] ?? {}).length > 0
                    ? words.carryOn
                    : report.isNeeded === null
                      ? words.decide
                      : words.change}
                </button>
              )}
            </p>
            {mayDecide && open === report.body && (
              <DecideForm
                id={found.id}
                report={report}
                changed={typed[report.body] ?? {}}
                onChange={(changed) => setTyped((all) => ({ ...all, [report.body]: changed }))}
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
          className={`rounded-full px-2 py-px text-xs font-semibold ${isNeeded && sentOn === null ? 'bg-caution/40' : 'bg-paper-deep'}`}
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
  /** What was typed and not saved. */
  readonly changed: Partial<Typed>
  readonly onChange: (changed: Partial<Typed>) => void
  readonly onClose: () => void
  readonly onSaved: () => Promise<void>
}

interface Typed {
  readonly answer: string
  readonly reason: string
  readonly reference: string
  readonly sentOn: string
}

function readDraft(kept: string | undefined): Partial<Typed> {
  try {
    return kept ? JSON.parse(kept) : {}
  } catch {
    return {}
  }
}

function DecideForm({ id, report, changed, onChange, onClose, onSaved }: FormProps) {
  const { body } = report
  const draft = useDraft(`incident/${id}/${reportDraft(body)}`, undefined)
  const { answer, reason, reference, sentOn }: Typed = {
    answer: report.isNeeded === null ? '' : report.isNeeded ? 'yes' : 'no',
    ...{ reason: report.reason ?? '', reference: report.reference ?? '', sentOn: report.sentOn ?? '' },
    ...changed,
  }
  function change(more: Partial<Typed>) {
    const next = { ...changed, ...more }
    onChange(next)
    draft.write(JSON.stringify(next))
  }
  const { save, isBusy, problem } = useSave(onSaved)
  const isNeeded = answer === 'yes'
  const decided = { isNeeded, reason, reference: isNeeded ? reference : '', sentOn: isNeeded && sentOn ? sentOn : null }
  const because = decisionProblem(decided, londonTimeAt(Date.now()).date)
  const why = answer === '' ? words.choose : because && words.problems[because]

  async function keep() {
    if (why !== null) return
    if (!(await save(() => deskCall('desk_decide_incident_report', { id, body, ...decided })))) return
    draft.forget()
    onChange({})
  }
  function cancel() {
    draft.write('')
    onChange({})
    onClose()
  }
  return (
    <div className="col-span-full mt-2 max-w-[34rem] space-y-3 rounded-lg bg-paper-deep p-3">
      <DeskChoices
        legend={words.isNeeded}
        choices={words.answers}
        chosen={answer}
        onChoose={(value) => change({ answer: value })}
      />
      <DeskArea
        label={words.reason}
        rows={2}
        value={reason}
        onChange={(value) => change({ reason: value })}
        onConfirm={() => void keep()}
        problem={problem}
        maxLength={8_000}
      />
      {isNeeded && (
        <div className="grid gap-3 sm:grid-cols-2">
          <DeskLine
            label={words.reference}
            value={reference}
            onChange={(value) => change({ reference: value })}
            maxLength={200}
          />
          <DeskLine type="date" label={words.sentOn} value={sentOn} onChange={(value) => change({ sentOn: value })} />
        </div>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={() => void keep()}>
          {words.save}
        </DeskButton>
        <DeskButton onPress={cancel}>{words.cancel}</DeskButton>
      </div>
    </div>
  )
}
