import { useState } from 'react'
import { Link } from 'react-router'
import {
  categoryWords,
  eventWords,
  harmWords,
  kindWords,
  stateWords,
  subjectWords,
  incidentWords as words,
} from '#content/incidents/incidents.ts'
import { hazardTitles } from '#content/safety/hazard-titles.ts'
import {
  appointmentPath,
  caseOfKindPath,
  concernPath,
  conversationPath,
  parcelPath,
  personPath,
} from '#contract/desk/addresses.ts'
import type { IncidentView } from '#contract/incidents/incidents.ts'
import { type IncidentSubject, isSevere } from '#domain/incidents/incident.ts'
import type { Read } from '#web/browser/use-read.ts'
import { dateAndTimeOf } from '../cases/list/format-date.ts'
import { clockInWords } from '../cases/list/time-left.ts'
import { useNow } from '../cases/list/use-now.ts'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskSelect } from '../components/desk-select.tsx'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { Freshness } from '../shell/freshness.tsx'
import { useKeys } from '../shell/keys.ts'
import { Actions } from './actions.tsx'
import { CloseIncident } from './close-incident.tsx'
import { ConclusionForm, ConclusionShown } from './conclusion.tsx'
import { GradingForm } from './grading-form.tsx'
import { OutsideReports } from './outside-reports.tsx'

interface Props {
  readonly found: IncidentView
  readonly shown: Read<IncidentView>
}

/** What happened and what came of it at the left; whose it is and how it is graded at the right. */
export function IncidentScreen({ found, shown }: Props) {
  const { refresh } = shown
  useKeys([{ key: 'r', does: words.keys.refresh, run: () => void refresh() }])
  const isOpen = found.state !== 'closed'
  const mayWork = found.may.work && isOpen
  return (
    <div className="-mx-4 -my-4 min-[60rem]:-mx-7 min-[60rem]:-my-6">
      <Head found={found} />
      <Alarm found={found} onTaken={refresh} />
      <div className="px-4 pt-3 empty:hidden min-[60rem]:px-6">
        <Freshness of={shown} />
      </div>
      {/* On a phone what happened comes first, then what is to be done, then the rest. */}
      <div className="grid min-[60rem]:grid-cols-[minmax(0,1fr)_21rem] min-[60rem]:grid-rows-[auto_1fr]">
        <div className="min-w-0 px-4 pt-5 pb-7 min-[60rem]:px-6">
          <Told found={found} />
        </div>
        <section
          aria-label={words.rail}
          className="space-y-6 border-line bg-white px-4 py-5 max-[60rem]:border-y min-[60rem]:col-start-2 min-[60rem]:row-span-2 min-[60rem]:row-start-1 min-[60rem]:border-l min-[60rem]:px-5"
        >
          <Owner found={found} mayAssign={mayWork} onAssigned={refresh} />
          {mayWork && <GradingForm found={found} onSaved={refresh} />}
          <CloseIncident found={found} onDone={refresh} />
        </section>
        <div className="min-w-0 space-y-7 px-4 py-5 min-[60rem]:col-start-1 min-[60rem]:px-6 min-[60rem]:pt-0">
          <OutsideReports found={found} mayDecide={mayWork} onChanged={refresh} />
          <Actions found={found} mayWork={mayWork} onChanged={refresh} />
          {mayWork && found.state === 'in_review' ? (
            <ConclusionForm found={found} onSaved={refresh} />
          ) : (
            <ConclusionShown found={found} />
          )}
          <History found={found} />
        </div>
      </div>
    </div>
  )
}

function Head({ found }: { found: IncidentView }) {
  const { reference, kind, harm, category, hazard, state, clock, reported, happenedAt, awareAt } = found
  const now = useNow(15_000)
  const isOverdue = clock !== null && clock.share >= 1
  const says = isOverdue ? words.overdue : words.review
  const due = state === 'reported' ? says.due : says.conclude
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-4 py-3 min-[60rem]:px-6">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-[1.625rem] leading-tight">
          {reference}
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
          <span className="rounded-full bg-paper-deep px-2 py-px font-semibold text-ink">{stateWords[state]}</span>
          <span className={isSevere(harm) ? 'font-semibold text-brick' : 'font-semibold text-ink'}>
            {kind === 'near_miss' ? kindWords.near_miss : harmWords[harm]}
          </span>
          <span>{categoryWords[category]}</span>
          {hazard && <span>{words.hazard(hazardTitles[hazard])}</span>}
        </p>
        <p className="mt-1 text-xs text-ink-soft">
          {[
            words.reportedBy(reported.isMe ? words.me : reported.by, dateAndTimeOf(reported.at)),
            words.happened(dateAndTimeOf(happenedAt)),
            words.aware(dateAndTimeOf(awareAt)),
          ].join(' · ')}
        </p>
      </div>
      {clock && (
        <p
          className={`text-xs ${isOverdue ? 'rounded-full bg-caution/40 px-2 py-0.5 font-semibold text-ink' : 'text-ink-soft'}`}
        >
          {due(clockInWords(Date.parse(clock.due), now))}
        </p>
      )}
    </header>
  )
}

const alarmWords = words.alarm

/** Whether anybody has it. Whoever presses first does, and nobody else is called. */
function Alarm({ found: { id, alarm, may }, onTaken }: { found: IncidentView; onTaken: () => Promise<void> }) {
  const { save, isBusy, problem } = useSave(onTaken, words.failed)
  if (!alarm) return null
  const isWaiting = alarm.at === null
  return (
    <div
      role="status"
      className={`flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 font-semibold min-[60rem]:px-6 ${isWaiting ? 'border-b-2 border-brick bg-brick-pale text-ink' : 'bg-mint'}`}
    >
      <p>
        {alarm.at === null ? alarmWords.none : alarmWords.by(alarm.by ?? alarmWords.system, dateAndTimeOf(alarm.at))}
      </p>
      {problem && <p>{problem}</p>}
      {may.acknowledge && (
        <button
          type="button"
          onClick={() => void save(() => deskCall('desk_acknowledge_incident', { id }))}
          className="inline-flex min-h-10 cursor-pointer items-center rounded-full bg-ink px-4 text-white hover:bg-green"
        >
          {isBusy ? alarmWords.taking : alarmWords.take}
        </button>
      )}
    </div>
  )
}

const paths: Readonly<Record<Exclude<IncidentSubject, 'case'>, (id: string) => string>> = {
  concern: concernPath,
  parcel: parcelPath,
  appointment: appointmentPath,
  person: personPath,
  conversation: conversationPath,
}

const pathOf = ({ subject, id, caseKind }: NonNullable<IncidentView['about']>) =>
  subject === 'case' ? caseOfKindPath({ id, kind: caseKind ?? 'order' }) : paths[subject](id)

const link = 'font-semibold underline underline-offset-4'

function Told({ found: { words: told, about, person } }: { found: IncidentView }) {
  if (told === null) return <p className="rounded-lg bg-paper-deep px-3 py-2">{words.hidden}</p>
  return (
    <section className="space-y-4">
      <div>
        <h2 className="mb-1 text-[1.375rem]">{words.what}</h2>
        <p className="max-w-[44rem] wrap-anywhere whitespace-pre-line">{told.what}</p>
      </div>
      <div>
        <h3 className="mb-1 font-sans text-xs font-semibold tracking-normal">{words.action}</h3>
        <p className="max-w-[44rem] wrap-anywhere whitespace-pre-line">{told.action || words.noAction}</p>
      </div>
      {(about || person) && (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {about && (
            <Link to={pathOf(about)} className={link}>
              {[subjectWords[about.subject], about.reference].filter(Boolean).join(' ')}
            </Link>
          )}
          {person && (
            <Link to={personPath(person.accountId)} className={link}>
              {person.name}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

interface OwnerProps {
  readonly found: IncidentView
  readonly mayAssign: boolean
  readonly onAssigned: () => Promise<void>
}

const leads = 'lead'

function Owner({ found: { id, owner, assignees }, mayAssign, onAssigned }: OwnerProps) {
  const now = owner?.id ?? leads
  const [chosen, setChosen] = useState<string | null>(null)
  const { save, isBusy, problem } = useSave(async () => {
    setChosen(null)
    await onAssigned()
  }, words.failed)
  const name = owner ? (owner.isMe ? words.meNamed(owner.name) : owner.name) : words.lead
  const assign = (ownerId: string | null) =>
    void save(() => deskCall('desk_assign_incident', { id, ownerId, seen: owner?.id ?? null }))
  return (
    <section className="space-y-3">
      <h2 className="text-[1.375rem]">{words.with}</h2>
      {mayAssign ? (
        <>
          <DeskSelect
            label={words.assign}
            value={chosen ?? now}
            options={[
              { value: leads, label: words.lead },
              ...assignees.map((one) => ({ value: one.id, label: one.name })),
            ]}
            onChange={setChosen}
          />
          {chosen !== null && chosen !== now && (
            <DeskButton
              isBusy={isBusy}
              busyLabel={words.assigning}
              onPress={() => assign(chosen === leads ? null : chosen)}
            >
              {words.assignButton}
            </DeskButton>
          )}
          {problem && <p className="text-xs font-semibold text-brick">{problem}</p>}
        </>
      ) : (
        <p>{name}</p>
      )}
    </section>
  )
}

const History = ({ found: { history } }: { found: IncidentView }) => (
  <section>
    <h2 className="mb-2 text-[1.375rem]">{words.history}</h2>
    <ol className="space-y-2">
      {history.map(({ at, what, by, said }) => (
        <li key={`${at}/${what}/${said}`} className="border-l-2 border-line pl-3">
          <p>
            <span className="font-semibold">{eventWords[what]}</span>{' '}
            <span className="text-xs text-ink-soft">
              {by}, {dateAndTimeOf(at)}
            </span>
          </p>
          {said && <p className="wrap-anywhere whitespace-pre-line">{said}</p>}
        </li>
      ))}
    </ol>
  </section>
)
