import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { arrangeWords as words } from '#content/appointments/arrange.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { type MoveAsker, moveAskers } from '#domain/appointments/desk-move.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { ChooseTime } from '../../components/choose-time.tsx'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { DeskSelect } from '../../components/desk-select.tsx'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import type { AppointmentView } from './appointment-view.ts'

interface Props {
  readonly found: Pick<AppointmentView, 'id' | 'startsAt'>
  readonly onChanged: () => Promise<void>
}

/** Another time for the patient, agreed with them. */
export function MoveAppointment({ found, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  useKeys([{ key: 'v', does: words.move, run: () => setIsOpen(true) }])
  return (
    <>
      <DeskButton shortcut="v" onPress={() => setIsOpen(true)}>
        {words.move}
      </DeskButton>
      <DialogOnDemand
        open={isOpen}
        onOpenChange={setIsOpen}
        title={words.moveTitle}
        description={words.moveWhat}
        locked={isBusy}
      >
        <MoveForm found={found} onBusy={setIsBusy} onChanged={onChanged} />
      </DialogOnDemand>
    </>
  )
}

interface FormProps extends Props {
  readonly onBusy: (isBusy: boolean) => void
  /** Where one goes once it is moved: without it, to the appointment as it is now. */
  readonly onMoved?: (() => void) | undefined
}

export function MoveForm({ found: { id, startsAt }, onBusy, onChanged, onMoved }: FormProps) {
  const navigate = useNavigate()
  const [date, setDate] = useState(() => londonTimeAt(Date.parse(startsAt)).date)
  const [time, setTime] = useState<string | null>(null)
  const [clinician, setClinician] = useState<string | null>(null)
  const [askedBy, setAskedBy] = useState<MoveAsker | null>(null)
  const [reason, setReason] = useState('')
  const { run, isBusy, problem, setProblem } = useAction(words.failed)
  // The same until it has arrived: sent again it is the same.
  const moveId = useRef(randomUuid())
  const shown = useDeskRead('desk_times_to_move', { id, date, clinician })
  const offered = shown.data?.clinicians ?? []
  const why =
    time === null
      ? words.needsTime
      : askedBy === null
        ? words.needsAsker
        : reason.trim() === ''
          ? words.needsReason
          : null

  function choose(next: { readonly date?: string; readonly clinician?: string }) {
    if (next.date !== undefined) setDate(next.date)
    if (next.clinician !== undefined) setClinician(next.clinician)
    setTime(null)
    setProblem(null)
  }

  async function move() {
    if (isBusy || time === null || askedBy === null || why !== null) return
    onBusy(true)
    await run(async () => {
      const body = { id, moveId: moveId.current, date, time, clinician, askedBy, reason: reason.trim() }
      const { code, data, message } = await deskCall('desk_move_appointment', body)
      if (code === 200 && data) {
        showToast({ title: words.moved })
        if (onMoved) onMoved()
        else void navigate(appointmentPath(data.id), { replace: true })
        return
      }
      setProblem(message)
      // Somebody has the time, or has changed the appointment: what is shown follows.
      if (code === 409) await Promise.all([shown.refresh(), onChanged()])
    })
    onBusy(false)
  }

  return (
    <div className="space-y-4 pb-6">
      <p className="font-semibold">{words.from(formatDateTime(Date.parse(startsAt)))}</p>
      {offered.length > 1 && (
        <DeskSelect
          label={words.clinician}
          value={clinician ?? shown.data?.clinician ?? ''}
          options={offered.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(value) => choose({ clinician: value })}
        />
      )}
      <ChooseTime date={date} chosen={time} of={shown} onDay={(value) => choose({ date: value })} onChoose={setTime} />
      <div className="space-y-1">
        <DeskChoices
          legend={words.askedBy}
          choices={words.askers}
          chosen={askedBy ?? ''}
          onChoose={(value) => setAskedBy(moveAskers.find((one) => one === value) ?? null)}
        />
        {askedBy && <p className="text-xs text-ink-soft">{words.askerHint[askedBy]}</p>}
      </div>
      <DeskArea
        rows={2}
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
        onConfirm={() => void move()}
        maxLength={1_000}
      />
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.moving} onPress={() => void move()}>
        {words.confirmMove(time === null ? null : formatDateTime(instantAt({ date, time })))}
      </DeskButton>
    </div>
  )
}
