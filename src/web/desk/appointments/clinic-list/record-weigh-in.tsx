import { weighInDeskWords as words } from '#content/appointments/clinic-list.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { recordingFields } from '../../cases/case/recording/fields.tsx'
import { RecordingForm } from '../../cases/case/recording/recording-form.tsx'
import { useRecording } from '../../cases/case/recording/use-recording.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import type { ShownAppointment } from './shown-appointment.ts'

interface Props {
  readonly found: ShownAppointment
  readonly onChanged: () => Promise<void>
  readonly caseId: string
  readonly isAgain: boolean
}

/** The form of the case, begun as what it is: seen by video. That it was seen says that they came. */
export function RecordWeighIn({ found, caseId, isAgain, onChanged }: Props) {
  const state = useRecording(caseId, saved, 'video')
  const { open, show } = state
  const canAttend = found.can.attended === null && found.pending === null
  const begin = () => show('measurements')
  useKeys(open ? [] : [{ key: 'w', does: words.write, run: begin }])

  async function saved() {
    const outcomeId = randomUuid()
    const body = { id: found.id, outcomeId, outcome: 'attended', words: null, followUpBy: null } as const
    // Whoever cannot be reached is asked again beside it: the weight is saved.
    if (canAttend) await deskCall('desk_outcome', body).catch(() => undefined)
    await onChanged()
  }

  const { measurements: Fields } = recordingFields
  if (open)
    return (
      <RecordingForm name="measurements" state={state} onBack={() => show(null)}>
        <Fields state={state} weighIn={null} />
        {canAttend && <p className="text-xs text-ink-soft">{words.alsoAttended}</p>}
      </RecordingForm>
    )
  return (
    <DeskButton tone={isAgain ? 'plain' : 'primary'} shortcut="w" onPress={begin}>
      {isAgain ? words.again : words.write}
    </DeskButton>
  )
}
