import { outcomeWords as words } from '#content/appointments/clinic-list.ts'
import type { OutcomeKind } from '#domain/appointments/outcomes.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { useNow } from '../../cases/list/use-now.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { Contact } from './contact.tsx'
import { HandOver } from './hand-over.tsx'
import { JoinRoom } from './join-room.tsx'
import { MoveAppointment } from './move-appointment.tsx'
import type { ShownAppointment } from './shown-appointment.ts'
import { stateName } from './state-chip.tsx'

interface Props {
  readonly found: ShownAppointment
  /** The day that it is of. */
  readonly back: string
  readonly onChoose: (kind: OutcomeKind) => void
  readonly onChanged: () => Promise<void>
}

const choices = [
  { kind: 'attended', key: 'a', tone: 'primary' },
  { kind: 'missed', key: 'm', tone: 'plain' },
  { kind: 'declined', key: 'x', tone: 'plain' },
  { kind: 'cancelled', key: 'c', tone: 'danger' },
] as const satisfies readonly { readonly kind: OutcomeKind; readonly key: string; readonly tone: string }[]

export function ChooseOutcome({ found, back, onChoose, onChanged }: Props) {
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
      {(state === 'booked' || found.room.length > 0) && <JoinRoom found={found} />}
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
      {isLive && mayArrange && now < Date.parse(found.startsAt) && (
        <MoveAppointment found={found} onChanged={onChanged} />
      )}
      {isLive && found.canHandOver && <HandOver found={found} back={back} />}
      <Contact found={found} />
    </div>
  )
}

/** One of them stands out, and no more. */
const toneOf = (tone: (typeof choices)[number]['tone'], suggestion: ShownAppointment['suggestion']) =>
  tone === 'primary' && suggestion === 'missed' ? 'plain' : tone

const Suggested = ({
  found: { missedAfterMinutes },
  suggestion,
}: {
  found: ShownAppointment
  suggestion: NonNullable<ShownAppointment['suggestion']>
}) => (
  <p role="status" className="rounded-option bg-sun/40 px-3.5 py-2 font-semibold">
    {suggestion === 'missed' ? words.suggested(missedAfterMinutes) : words.overdue}
  </p>
)
