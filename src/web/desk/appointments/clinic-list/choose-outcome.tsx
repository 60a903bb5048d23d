import { useNavigate } from 'react-router'
import {
  appointmentDeskWords,
  joinWords,
  weighInDeskWords,
  outcomeWords as words,
} from '#content/appointments/clinic-list.ts'
import { deskRoomPath } from '#contract/pages.ts'
import type { OutcomeKind } from '#domain/appointments/outcomes.ts'
import { roomOpens, roomState } from '#domain/appointments/video/room-times.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/orders/money.ts'
import { useAction } from '#web/browser/use-action.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useNow } from '../../cases/list/use-now.ts'
import { AtSignBreak } from '../../components/at-sign-break.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import type { AppointmentView } from './appointment-view.ts'
import { MoveAppointment } from './move-appointment.tsx'
import { stateName } from './state-chip.tsx'

interface Props {
  readonly found: AppointmentView
  /** The day that it is of. */
  readonly back: string
  readonly onChoose: (kind: OutcomeKind) => void
  readonly onChanged: () => Promise<void>
  readonly isBesideCall: boolean
}

const choices = [
  { kind: 'attended', key: 'a', tone: 'primary' },
  { kind: 'missed', key: 'm', tone: 'plain' },
  { kind: 'declined', key: 'x', tone: 'plain' },
  { kind: 'cancelled', key: 'c', tone: 'danger' },
] as const satisfies readonly { readonly kind: OutcomeKind; readonly key: string; readonly tone: string }[]

export function ChooseOutcome({ found, back, onChoose, onChanged, isBesideCall }: Props) {
  const mayArrange = useMay('arrange-appointments')
  const now = useNow(minuteMs)
  const { can, pending, state, suggestion } = found
  const isLive = state === 'booked' && pending === null
  const never: readonly (string | null)[] = [words.whyNot['not yours'], words.whyNot['not-offered']]
  const offered = choices.filter(({ kind }) => !never.includes(can[kind]))
  useKeys(
    isLive
      ? offered
          .filter(({ kind }) => can[kind] === null)
          .map(({ kind, key }) => ({ key, does: words.names[kind], run: () => onChoose(kind) }))
      : [],
  )
  return (
    <div className="min-h-0 flex-1 space-y-5 overflow-y-auto px-5 py-4">
      {!isBesideCall && (state === 'booked' || found.room.length > 0) && <JoinRoom found={found} />}
      <div className="space-y-2.5">
        <h2 className="text-[1.25rem]">{words.title}</h2>
        {pending && <p role="status">{pending.isMine ? words.recorded[pending.kind] : words.byOther(pending.by)}</p>}
        {!pending && state !== 'booked' && <p className="font-semibold">{stateName(found)}</p>}
        {isLive && suggestion && <Suggested found={found} suggestion={suggestion} />}
        {isLive &&
          offered.map(({ kind, key, tone }) => (
            <DeskButton
              key={kind}
              id={`outcome-${kind}`}
              tone={suggestion === 'missed' && kind === 'missed' ? 'primary' : toneOf(tone, suggestion)}
              shortcut={key}
              why={can[kind]}
              onPress={() => can[kind] === null && onChoose(kind)}
            >
              {words.names[kind]}
            </DeskButton>
          ))}
      </div>
      {!isBesideCall && isLive && mayArrange && now < Date.parse(found.startsAt) && (
        <MoveAppointment found={found} onChanged={onChanged} />
      )}
      {!isBesideCall && isLive && found.canHandOver && <HandOver found={found} back={back} />}
      <Contact found={found} />
    </div>
  )
}

/** One of them stands out, and no more. */
const toneOf = (tone: (typeof choices)[number]['tone'], suggestion: AppointmentView['suggestion']) =>
  tone === 'primary' && suggestion === 'missed' ? 'plain' : tone

const Suggested = ({
  found: { missedAfterMinutes },
  suggestion,
}: {
  found: AppointmentView
  suggestion: NonNullable<AppointmentView['suggestion']>
}) => (
  <p role="status" className="rounded-option bg-caution/40 px-3.5 py-2 font-semibold">
    {suggestion === 'missed' ? words.suggested(missedAfterMinutes) : words.overdue}
  </p>
)

/** How to reach the person, and what they paid. */
function Contact({ found: { person, amountPence, refundedPence, isFree } }: { found: AppointmentView }) {
  const rows: readonly (readonly [string, readonly string[]])[] = person
    ? [
        [appointmentDeskWords.phone, person.mobile ? [person.mobile] : []],
        [appointmentDeskWords.email, person.email ? [person.email] : []],
        [appointmentDeskWords.address, person.address],
      ]
    : []
  return (
    <section>
      <h2 className="mb-1 text-[1.25rem]">{appointmentDeskWords.contact}</h2>
      <dl className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-1">
        {rows.map(([name, lines]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-words">
              {lines.length === 0 ? appointmentDeskWords.unknown : <AtSignBreak>{lines.join(', ')}</AtSignBreak>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-ink-soft">
        {isFree
          ? appointmentDeskWords.free
          : appointmentDeskWords.paid(pounds(amountPence), refundedPence > 0 ? pounds(refundedPence) : null)}
      </p>
    </section>
  )
}

interface HandOverProps {
  readonly found: AppointmentView
  /** Where somebody goes whose appointment it is no more. */
  readonly back: string
}

/** For what anyone may hold: whoever cannot come gives it to a colleague, and the patient notices nothing. */
function HandOver({ found: { id }, back }: HandOverProps) {
  const navigate = useNavigate()
  const { run, isBusy, problem, setProblem } = useAction(weighInDeskWords.handOverFailed)

  const give = () =>
    run(async () => {
      const { code, message } = await deskCall('desk_hand_over', { id })
      if (code !== 200) return setProblem(message)
      showToast({ title: weighInDeskWords.handedOver })
      void navigate(back)
    })
  useKeys([{ key: 'g', does: weighInDeskWords.handOver, run: () => void give() }])

  return (
    <div className="space-y-1.5">
      <DeskButton shortcut="g" isBusy={isBusy} busyLabel={weighInDeskWords.handingOver} onPress={() => void give()}>
        {weighInDeskWords.handOver}
      </DeskButton>
      <p className="text-xs text-ink-soft">{weighInDeskWords.handOverWhat}</p>
      {problem && (
        <p role="alert" className="text-sm font-semibold text-brick">
          {problem}
        </p>
      )}
    </div>
  )
}

const timeOf = (instant: string | number) => londonTimeAt(new Date(instant).getTime()).time

/** Where one meets the patient, and what happened there so far. */
function JoinRoom({ found }: { found: AppointmentView }) {
  const now = useNow(10_000)
  const start = Date.parse(found.startsAt)
  const state = roomState({ ...found, startsAt: start }, now)
  return (
    <section aria-labelledby="room" className="space-y-2">
      <h2 id="room" className="text-[1.25rem]">
        {joinWords.title}
      </h2>
      {state === 'early' && <p className="text-ink-soft">{joinWords.opens(timeOf(roomOpens(start)))}</p>}
      {state === 'open' && found.isOwn && (
        // Beside this page, in which notes are written during the call.
        <ButtonLink to={deskRoomPath(found)} target="_blank" rel="noopener" size="small" arrow>
          {joinWords.join} <span className="sr-only">{joinWords.newTab}</span>
        </ButtonLink>
      )}
      {state !== 'early' && state !== 'open' && <p className="text-ink-soft">{joinWords.over}</p>}
      {found.room.length > 0 && (
        <ul className="text-xs text-ink-soft">
          {found.room.map(({ kind, role, at }) => (
            <li key={`${kind} ${role} ${at}`}>
              {timeOf(at)} {joinWords.events[kind](joinWords.who[role])}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
