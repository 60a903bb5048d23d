import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { subjectWords, reportWords as words } from '#content/incidents/incidents.ts'
import type { CallReply } from '#contract/calls.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { isSevere } from '#domain/incidents/incident.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useDraft } from '../cases/list/use-draft.ts'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import type { Me } from '../shell/me.ts'
import { aboutPage } from './about-page.ts'
import { GradingFields, gradingOf, type TypedGrading } from './grading-fields.tsx'

interface Props {
  readonly me: Me
  readonly onClose: () => void
}

interface Typed extends TypedGrading {
  /** Made once for a report, so that one that is sent again is the same. */
  readonly id: string
  readonly what: string
  readonly action: string
  readonly happenedOn: string
  readonly happenedAt: string
  readonly awareOn: string
  readonly awareAt: string
}

function empty(): Typed {
  const { date, time } = londonTimeAt(Date.now())
  const now = { happenedOn: date, happenedAt: time, awareOn: date, awareAt: time }
  return { id: randomUuid(), kind: '', harm: '', category: '', hazard: '', what: '', action: '', ...now }
}

/** As it was kept. Null: nothing was, or it can no longer be read. */
function readDraft(kept: string): Typed | null {
  try {
    return kept === '' ? null : { ...empty(), ...JSON.parse(kept) }
  } catch {
    return null
  }
}

/** What the page behind it is about is linked to the report, unless whoever reports says otherwise. */
export function ReportDialog({ me, onClose }: Props) {
  const location = useLocation()
  // Of the page from which it was opened: what is behind the dialog does not change it.
  const [about] = useState(() => aboutPage(location))
  const subject = `incident/${about?.id ?? me.id}/report`
  const [begun, setBegun] = useState<Typed | null>(null)
  useEffect(() => {
    let isHere = true
    // Without an answer it begins empty: a draft that cannot be read must not keep anybody from reporting.
    void deskCall('desk_draft', { subject })
      .then(({ data }) => readDraft(data?.words ?? ''))
      .catch(() => null)
      .then((kept) => isHere && setBegun(kept ?? empty()))
    return () => {
      isHere = false
    }
  }, [subject])
  return (
    <Dialog open onOpenChange={(next) => next || onClose()} title={words.title} description={words.lead}>
      {begun && <ReportForm subject={subject} about={about} begun={begun} onClose={onClose} />}
    </Dialog>
  )
}

interface FormProps {
  readonly subject: string
  readonly about: ReturnType<typeof aboutPage>
  readonly begun: Typed
  readonly onClose: () => void
}

const isDay = /^20\d{2}-\d\d-\d\d$/
const isTime = /^\d\d:\d\d/

/** Null: it is not a time. */
const instantOf = (date: string, time: string): string | null =>
  isDay.test(date) && isTime.test(time) ? new Date(instantAt({ date, time: time.slice(0, 5) })).toISOString() : null

function ReportForm({ subject, about, begun, onClose }: FormProps) {
  const [typed, setTyped] = useState(begun)
  const [isLinked, setIsLinked] = useState(about !== null)
  const draft = useDraft(subject, undefined)
  const reference = useRef('')
  const { save, isBusy, problem } = useSave(async (isSaved) => {
    if (!isSaved) return
    draft.forget()
    showToast({ title: words.sent(reference.current) })
    onClose()
  }, words.notSent)

  function change(changed: Partial<Typed>) {
    const next = { ...typed, ...changed }
    setTyped(next)
    draft.write(JSON.stringify(next))
  }

  const grading = gradingOf(typed)
  const happenedAt = instantOf(typed.happenedOn, typed.happenedAt)
  const awareAt = instantOf(typed.awareOn, typed.awareAt)
  const why = whyNot(typed, happenedAt !== null && awareAt !== null)

  function send() {
    if (why !== null || grading === null || happenedAt === null || awareAt === null) return
    const { id, what, action } = typed
    const body = { id, ...grading, what, action, happenedAt, awareAt, about: isLinked ? about : null }
    void save(async () => {
      const reply = await deskCall('desk_report_incident', body)
      reference.current = reply.data?.reference ?? ''
      return reply
    })
  }

  return (
    <form
      className="space-y-4 text-sm"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p className="font-semibold">{words.urgent}</p>
      {about && isLinked && <About about={about} onUnlink={() => setIsLinked(false)} />}
      <GradingFields typed={typed} onChange={change} labels={words} noHazard={words.noHazard} />
      {typed.harm !== '' && isSevere(typed.harm) && (
        <p role="status" className="rounded-lg bg-caution/40 px-3 py-2 font-semibold">
          {words.severe}
        </p>
      )}
      <DeskArea
        label={words.what}
        hint={words.whatHint}
        rows={6}
        value={typed.what}
        onChange={(what) => change({ what })}
        maxLength={8_000}
      />
      <DeskArea
        label={words.action}
        hint={words.actionHint}
        value={typed.action}
        onChange={(action) => change({ action })}
        maxLength={8_000}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Moment
          legend={words.happened}
          date={typed.happenedOn}
          time={typed.happenedAt}
          onDate={(happenedOn) => change({ happenedOn })}
          onTime={(at) => change({ happenedAt: at })}
        />
        <Moment
          legend={words.aware}
          date={typed.awareOn}
          time={typed.awareAt}
          onDate={(awareOn) => change({ awareOn })}
          onTime={(at) => change({ awareAt: at })}
        />
      </div>
      {problem && (
        <p role="alert" className="font-semibold text-brick">
          {problem}
        </p>
      )}
      <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.sending} onPress={send}>
        {words.submit}
      </DeskButton>
    </form>
  )
}

/** What is still missing, the first of the form first. Null: nothing. */
function whyNot({ kind, harm, category, what }: Typed, hasTimes: boolean): string | null {
  if (kind === '') return words.chooseKind
  if (harm === '') return words.chooseHarm
  if (category === '') return words.chooseCategory
  if (what.trim() === '') return words.sayWhat
  return hasTimes ? null : words.needsTimes
}

interface MomentProps {
  readonly legend: string
  readonly date: string
  readonly time: string
  readonly onDate: (date: string) => void
  readonly onTime: (time: string) => void
}

const Moment = ({ legend, date, time, onDate, onTime }: MomentProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-xs font-semibold">{legend}</legend>
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
      <DeskLine type="date" label={words.day} value={date} onChange={onDate} />
      <DeskLine type="time" label={words.time} value={time} onChange={onTime} />
    </div>
  </fieldset>
)

type Found = CallReply<'desk_incident_about'>

/** What it is linked to, in the words that the server has for whoever reports. */
function About({ about, onUnlink }: { about: NonNullable<FormProps['about']>; onUnlink: () => void }) {
  const [found, setFound] = useState<Found | 'unknown' | null>(null)
  useEffect(() => {
    let isHere = true
    void deskCall('desk_incident_about', about).then(
      ({ data }) => isHere && setFound(data ?? 'unknown'),
      () => isHere && setFound('unknown'),
    )
    return () => {
      isHere = false
    }
  }, [about])
  if (found === null) return null
  const what =
    found === 'unknown'
      ? null
      : [subjectWords[about.subject], found.reference, found.person].filter(Boolean).join(' · ')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-paper-deep px-3 py-2">
      <p>{what === null ? words.aboutFailed : words.about(what)}</p>
      <button
        type="button"
        onClick={onUnlink}
        className="min-h-8 cursor-pointer font-semibold underline underline-offset-4"
      >
        {words.unlink}
      </button>
    </div>
  )
}
