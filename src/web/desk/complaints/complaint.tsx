import { useState } from 'react'
import { Link } from 'react-router'
import {
  complaintEventWords,
  complaintOutcomeWords,
  complaintStateWords,
  complaintTopicWords,
  complaintProblems as problems,
  complaintWords as words,
} from '#content/complaints/complaints.ts'
import type { ComplaintView } from '#contract/complaints/complaints.ts'
import { personPath, requestPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type ComplaintOutcome, conclusionProblem, stepProblem } from '#domain/complaints/complaint.ts'
import type { Read } from '#web/browser/use-read.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { dateAndTimeOf, formatShortDate } from '../cases/list/format-date.ts'
import { clockInWords } from '../cases/list/time-left.ts'
import { useNow } from '../cases/list/use-now.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { NotLoadedPage } from '../components/not-loaded-page.tsx'
import { NothingOpened } from '../components/nothing-opened.tsx'
import { useQuery } from '../components/use-query.ts'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { useDeskChanges } from '../live-updates/use-desk-changes.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useKeys } from '../shell/keys.ts'
import { useDeskRead } from '../use-desk-read.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Complaint() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const id = query.get('id')
  return id ? (
    <Opened key={id} id={id} />
  ) : (
    <NothingOpened title={words.noCase} to={pages.deskComplaints} label={words.toList} />
  )
}

function Opened({ id }: { id: string }) {
  const shown = useDeskRead('desk_complaint', { id })
  useDeskChanges(['watch'], (ids) => {
    if (ids === null || ids.has(id)) void shown.refresh()
  })
  return shown.data ? <Shown found={shown.data} shown={shown} /> : <NotLoadedPage of={shown} words={words} />
}

const link = 'font-semibold underline underline-offset-4'
const today = () => londonTimeAt(Date.now()).date

function Shown({ found, shown }: { found: ComplaintView; shown: Read<ComplaintView> }) {
  const { refresh } = shown
  useKeys([{ key: 'r', does: words.keys.refresh, run: () => void refresh() }])
  const { reference, who, what, request, person, state, acknowledgedOn, closed, conclusion, history } = found
  return (
    <>
      <p className="mb-3">
        <Link to={pages.deskComplaints} className="text-xs underline underline-offset-4">
          {words.toList}
        </Link>
      </p>
      <DeskHeading title={reference} lead={<Lead found={found} />} />
      <Freshness of={shown} />
      <div className="grid max-w-[72rem] items-start gap-7 min-[60rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          <Told heading={words.who} text={who} />
          <Told heading={words.what} text={what} />
          {(request || person) && (
            <p className="flex flex-wrap gap-x-4 gap-y-1">
              {request && (
                <Link to={requestPath(request.id)} className={link}>
                  {words.enquiry(request.reference)}
                </Link>
              )}
              {person && (
                <Link to={personPath(person.accountId)} className={link}>
                  {words.patient(person.name)}
                </Link>
              )}
            </p>
          )}
          {closed && conclusion && (
            <>
              <Told heading={words.conclude.found} text={conclusion.found} />
              <Told heading={words.conclude.changes} text={conclusion.changes || words.conclude.nothing} />
            </>
          )}
          <section>
            <h2 className="mb-2 text-[1.375rem]">{words.history}</h2>
            <ol className="space-y-2">
              {history.map(({ at, what: event, by }) => (
                <li key={`${at}/${event}`} className="border-l-2 border-line pl-3">
                  <span className="font-semibold">{complaintEventWords[event]}</span>{' '}
                  <span className="text-xs text-ink-soft">
                    {by}, {dateAndTimeOf(at)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <div className="space-y-6 rounded-2xl border border-line bg-white px-5 py-5">
          {acknowledgedOn && <p className="font-semibold">{words.acknowledge.done(formatShortDate(acknowledgedOn))}</p>}
          {state === 'received' && <Acknowledge found={found} onDone={refresh} />}
          {state === 'closed' ? <Closed found={found} onDone={refresh} /> : <Conclude found={found} onDone={refresh} />}
        </div>
      </div>
    </>
  )
}

function Lead({ found: { topic, how, state, due, receivedOn, recordedBy } }: { found: ComplaintView }) {
  const now = useNow(30_000)
  const left = due && clockInWords(Date.parse(due), now)
  const isOverdue = due !== null && Date.parse(due) <= now
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="rounded-full bg-paper-deep px-2 py-px font-semibold text-ink">{complaintStateWords[state]}</span>
      <span>{complaintTopicWords[topic]}</span>
      <span>{words.receivedOn(formatShortDate(receivedOn), how)}</span>
      <span>{words.recordedBy(recordedBy)}</span>
      {left && state !== 'closed' && (
        <span className={isOverdue ? 'rounded-full bg-caution/40 px-2 font-semibold text-ink' : ''}>
          {words.due[state](left)}
        </span>
      )}
    </span>
  )
}

const Told = ({ heading, text }: { heading: string; text: string }) => (
  <section>
    <h2 className="mb-1 text-[1.375rem]">{heading}</h2>
    <p className="max-w-[44rem] wrap-anywhere whitespace-pre-line">{text}</p>
  </section>
)

interface Props {
  readonly found: ComplaintView
  readonly onDone: () => Promise<void>
}

function Acknowledge({ found, onDone }: Props) {
  const { id } = found
  const [on, setOn] = useState(today)
  const { save, isBusy, problem } = useSave(onDone, words.failed)
  const because = on === '' ? 'in the future' : stepProblem(on, found, today())
  const why = because && problems.because[because]
  return (
    <section className="space-y-3">
      <h2 className="text-[1.375rem]">{words.acknowledge.heading}</h2>
      <p className="text-xs text-ink-soft">{words.acknowledge.lead}</p>
      <DeskLine type="date" label={words.acknowledge.on} value={on} onChange={setOn} />
      {problem && <p className="text-xs font-semibold text-brick">{problem}</p>}
      <DeskButton
        tone="primary"
        why={why}
        isBusy={isBusy}
        busyLabel={words.acknowledge.saving}
        onPress={() => why === null && void save(() => deskCall('desk_acknowledge_complaint', { id, on }))}
      >
        {words.acknowledge.save}
      </DeskButton>
    </section>
  )
}

function Conclude({ found, onDone }: Props) {
  const { id, conclusion } = found
  const [outcome, setOutcome] = useState<ComplaintOutcome | ''>('')
  const [answeredOn, setAnsweredOn] = useState('')
  const [finding, setFinding] = useState(conclusion?.found ?? '')
  const [changes, setChanges] = useState(conclusion?.changes ?? '')
  const { save, isBusy, problem } = useSave(onDone, words.failed)
  const given = { answeredOn: answeredOn || null, found: finding, changes }
  const because = outcome === '' ? null : conclusionProblem({ outcome, ...given }, found, today())
  const why = outcome === '' ? words.conclude.choose : because && problems.because[because]

  function close() {
    if (why === null && outcome !== '') void save(() => deskCall('desk_close_complaint', { id, outcome, ...given }))
  }
  return (
    <section className="space-y-3 not-first:border-t not-first:border-line not-first:pt-4">
      <h2 className="text-[1.375rem]">{words.conclude.heading}</h2>
      <p className="text-xs text-ink-soft">{words.conclude.lead}</p>
      <DeskChoices
        legend={words.conclude.outcome}
        choices={complaintOutcomeWords}
        chosen={outcome}
        onChoose={(value) => setOutcome(value as ComplaintOutcome)}
      />
      <DeskLine type="date" label={words.conclude.answeredOn} value={answeredOn} onChange={setAnsweredOn} />
      <DeskArea label={words.conclude.found} value={finding} onChange={setFinding} maxLength={8_000} />
      <DeskArea
        label={words.conclude.changes}
        hint={words.conclude.changesHint}
        rows={2}
        value={changes}
        onChange={setChanges}
        onConfirm={close}
        maxLength={8_000}
      />
      {problem && <p className="text-xs font-semibold text-brick">{problem}</p>}
      <DeskButton tone="danger" why={why} isBusy={isBusy} busyLabel={words.conclude.saving} onPress={close}>
        {words.conclude.save}
      </DeskButton>
    </section>
  )
}

function Closed({ found: { id, closed, conclusion }, onDone }: Props) {
  const { save, isBusy, problem } = useSave(onDone, words.failed)
  if (!closed || !conclusion?.outcome) return null
  return (
    <section className="space-y-3">
      <h2 className="text-[1.375rem]">{complaintOutcomeWords[conclusion.outcome]}</h2>
      {conclusion.answeredOn && <p>{words.conclude.answered(formatShortDate(conclusion.answeredOn))}</p>}
      <p className="text-xs text-ink-soft">
        {words.closedBy(closed.by, dateAndTimeOf(closed.at))}
        <br />
        {words.keptUntil(formatShortDate(closed.keptUntil))}
      </p>
      {problem && <p className="text-xs font-semibold text-brick">{problem}</p>}
      <DeskButton
        isBusy={isBusy}
        busyLabel={words.reopening}
        onPress={() => void save(() => deskCall('desk_reopen_complaint', { id }))}
      >
        {words.reopen}
      </DeskButton>
    </section>
  )
}
