import { useNavigate } from 'react-router'
import { weighInDeskWords as words } from '#content/appointments/clinic-list.ts'
import { useAction } from '#web/browser/use-action.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import type { ShownAppointment } from './shown-appointment.ts'

interface Props {
  readonly found: ShownAppointment
  /** Where somebody goes whose appointment it is no more. */
  readonly back: string
}

/** For what anyone may hold: whoever cannot come gives it to a colleague, and the patient notices nothing. */
export function HandOver({ found: { id }, back }: Props) {
  const navigate = useNavigate()
  const { run, isBusy, problem, setProblem } = useAction(words.handOverFailed)

  const give = () =>
    run(async () => {
      const { code, message } = await deskCall('desk_hand_over', { id })
      if (code !== 200) return setProblem(message)
      showToast({ title: words.handedOver })
      void navigate(back)
    })
  useKeys([{ key: 'g', does: words.handOver, run: () => void give() }])

  return (
    <div className="space-y-1.5">
      <DeskButton shortcut="g" isBusy={isBusy} busyLabel={words.handingOver} onPress={() => void give()}>
        {words.handOver}
      </DeskButton>
      <p className="text-xs text-ink-soft">{words.handOverWhat}</p>
      {problem && (
        <p role="alert" className="text-sm font-semibold text-brick">
          {problem}
        </p>
      )}
    </div>
  )
}
