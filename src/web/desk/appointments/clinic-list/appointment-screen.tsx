import { useState } from 'react'
import { useNavigate } from 'react-router'
import { appointmentDeskWords as words } from '#content/appointments/clinic-list.ts'
import { answersWords } from '#content/cases/case.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Read } from '#web/browser/use-read.ts'
import { Topics } from '../../cases/case/answers.tsx'
import { Drawers } from '../../cases/case/drawers.tsx'
import { dateAndTimeOf } from '../../cases/list/format-date.ts'
import { NewNote } from '../../cases/notes/new-note.tsx'
import { NoteList } from '../../cases/notes/note-list.tsx'
import { JumpTo } from '../../components/jump-to.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { deskCall } from '../../desk-call.ts'
import { useDeskChanges } from '../../live-updates/use-desk-changes.ts'
import { RestrictedBanner } from '../../privacy/restriction/restricted-banner.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { Kbd } from '../../shell/kbd.tsx'
import { showThenFocus, useKeys } from '../../shell/keys.ts'
import { After } from './after/after.tsx'
import { AppointmentHead } from './appointment-head.tsx'
import type { AppointmentView } from './appointment-view.ts'
import { clinicListAddress } from './clinic-list-address.ts'
import { Letter, letterField } from './letter.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { OutcomeUndoStrip } from './outcome-undo-strip.tsx'
import { Prepared } from './prepared.tsx'
import { RiskBanner, TreatmentBanner } from './risk-banner.tsx'
import { WeighIn } from './weigh-in.tsx'

const panel = 'appointment-part'

type Part = 'answers' | 'weighIn' | 'notes' | 'letter' | 'after' | 'history'

/** What there is to see of it, the first first, each with its key. */
function partsOf({ readsRecord, weighIn, isFree }: AppointmentView): readonly (readonly [Part, string, string])[] {
  const told = weighIn ? (['weighIn', 'o', panel] as const) : (['answers', 'o', panel] as const)
  return [
    ...(readsRecord && (weighIn || !isFree) ? [told] : []),
    ...(readsRecord ? ([['notes', 'n', noteField]] as const) : []),
    ...(readsRecord && !isFree
      ? ([
          ['letter', 'l', letterField],
          ['after', 'f', panel],
        ] as const)
      : []),
    ['history', 'h', panel],
  ]
}

interface Props {
  readonly found: AppointmentView
  readonly shown: Read<AppointmentView>
}

/** Who comes and what they told us; beside it, always in sight, what became of it. */
export function AppointmentScreen({ found, shown }: Props) {
  const navigate = useNavigate()
  const { readsRecord } = found
  const parts = partsOf(found)
  const [part, setPart] = useState<Part>(parts[0]?.[0] ?? 'history')
  const { refresh } = shown
  const isOutdated = useFollowing(found, shown)
  const back = clinicListAddress({
    date: londonTimeAt(Date.parse(found.startsAt)).date,
    view: 'day',
    clinician: found.isOwn ? null : found.clinician.id,
  })

  const show = (next: Part, then: string) => showThenFocus(() => setPart(next), then)
  useKeys([
    ...parts.map(([name, key, field]) => ({
      key,
      does: name === 'notes' ? words.noteLabel : words[name],
      run: () => show(name, field),
    })),
    { key: 'r', does: words.reload, run: () => void refresh() },
    { key: 'b', does: words.toDay, run: () => navigate(back) },
  ])

  return (
    <div
      data-fills-screen
      className="-mx-4 -my-4 flex flex-col min-[60rem]:-mx-7 min-[60rem]:-my-6 min-[60rem]:h-svh min-[60rem]:min-h-[36rem]"
    >
      <AppointmentHead found={found} back={back} />
      <Freshness of={shown} />
      {isOutdated && (
        <p role="status" className="flex items-center gap-3 bg-caution/40 px-6 py-2 font-semibold">
          {words.outdated}
          <button
            type="button"
            onClick={() => void refresh()}
            className="flex cursor-pointer items-center gap-2 underline underline-offset-4"
          >
            {words.reload} <Kbd>r</Kbd>
          </button>
        </p>
      )}
      <RestrictedBanner
        of={found.isFree ? null : { appointmentId: found.id }}
        restriction={found.restriction}
        onChanged={refresh}
      />
      {readsRecord && !found.isFree && <RiskBanner found={found} />}
      {found.treatment && <TreatmentBanner treatment={found.treatment} isOwnService={found.isFree} />}
      <div className="grid min-h-0 flex-1 min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-h-0 flex-col px-6 pt-2">
          {!readsRecord && <p className="my-3 rounded-option bg-paper-deep px-4 py-3">{words.masked}</p>}
          <Tabs
            label={words.parts}
            panelId={panel}
            chosen={part}
            onChoose={setPart}
            tabs={parts.map(([name, shortcut]) => ({
              name,
              label: words[name],
              shortcut,
              ...(name === 'notes' || name === 'history' ? { count: found[name].length } : {}),
            }))}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
          <div id={panel} role="tabpanel" tabIndex={0} className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2 py-4">
            <h2 className="sr-only">{words[part]}</h2>
            {part === 'answers' && <ReportedAnswers found={found} />}
            {part === 'weighIn' && found.weighIn && (
              <WeighIn found={found} weighIn={found.weighIn} onChanged={refresh} />
            )}
            {part === 'notes' && <PrivateNotes found={found} onAdded={refresh} />}
            {part === 'letter' && <Letter found={found} onSent={refresh} />}
            {part === 'after' && <After found={found} onChanged={refresh} />}
            {part === 'history' && <History found={found} />}
          </div>
          <JumpTo id="outcome">{words.toOutcome}</JumpTo>
        </div>
        <OutcomePanel found={found} back={back} onChanged={refresh} />
      </div>
      <OutcomeUndoStrip found={found} onUndone={refresh} />
    </div>
  )
}

/** Where `n` leads. */
const noteField = 'appointment-note'

interface PrivateNotesProps {
  readonly found: AppointmentView
  readonly onAdded: () => Promise<void>
}

export const PrivateNotes = ({ found: { id, notes, drafts }, onAdded }: PrivateNotesProps) => (
  <div className="max-w-[46rem] space-y-5">
    <NewNote
      id={noteField}
      label={words.noteLabel}
      hint={words.noteHint}
      subject={`appointment/${id}/note`}
      begun={drafts.note}
      send={(note) => deskCall('desk_appointment_note', { id, ...note })}
      onAdded={onAdded}
    />
    <NoteList notes={notes} />
  </div>
)

/** What the person told us, in the words they read. */
export const ReportedAnswers = ({ found: { answers, preparation } }: { found: AppointmentView }) => (
  <div className="space-y-5">
    {preparation && <Prepared preparation={preparation} />}
    {answers ? (
      <>
        <Topics of={answers} />
        <Drawers answers={answers} followUp={null} />
      </>
    ) : (
      <p className="text-ink-soft">{answersWords.none}</p>
    )}
  </div>
)

/** What one does oneself is told to everybody as well, a moment later. */
const ownEchoMs = 3_000

/**
 * Whether the appointment has changed since it was read. It is shown anew by itself only when one's own word about it is
 * carried out: anything else would be another look at the record, and might move what somebody is about to press.
 */
function useFollowing({ id, pending }: AppointmentView, { at, refresh }: Read<AppointmentView>): boolean {
  const [changedAt, setChangedAt] = useState(0)
  useDeskChanges(['appointment'], (ids) => {
    if (!ids?.has(id)) return
    if (pending?.isMine) void refresh()
    else setChangedAt(Date.now())
  })
  return at !== null && changedAt > at + ownEchoMs
}

/** The story of an appointment, the newest first. */
function History({ found: { history, told, followUpBy } }: { found: AppointmentView }) {
  if (history.length === 0) return <p className="text-ink-soft">{words.historyNone}</p>
  return (
    <div className="space-y-5">
      {followUpBy && <p className="font-semibold">{words.followUp(formatLongDate(followUpBy))}</p>}
      {told && (
        <section>
          <h2 className="mb-1 text-[1.125rem]">{words.told}</h2>
          <p className="max-w-[60ch] whitespace-pre-line">{told}</p>
        </section>
      )}
      <ol className="space-y-3 border-l-2 border-line pl-4">
        {history.map(({ at, state, isCalledOff, by, reason }) => (
          <li
            key={`${at} ${state}`}
            className="relative before:absolute before:top-2 before:-left-[1.3125rem] before:size-2 before:rounded-full before:bg-green-light"
          >
            <p className="font-semibold">{words.events[isCalledOff ? 'calledOff' : state]}</p>
            <p className="text-xs text-ink-soft">
              {by} · {dateAndTimeOf(at)}
            </p>
            {reason && <p className="max-w-[60ch] break-words">{reason}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}
