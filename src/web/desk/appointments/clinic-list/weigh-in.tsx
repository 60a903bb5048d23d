import { Link } from 'react-router'
import { weighInDeskWords as words } from '#content/appointments/clinic-list.ts'
import { casePath } from '#contract/desk/addresses.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { recordingFields } from '../../cases/case/recording/fields.tsx'
import { RecordingForm } from '../../cases/case/recording/recording-form.tsx'
import { useRecording } from '../../cases/case/recording/use-recording.ts'
import { dateAndTimeOf } from '../../cases/list/format-date.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { deskCall } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import type { AppointmentView } from './appointment-view.ts'

type Seen = NonNullable<AppointmentView['weighIn']>

interface Props {
  readonly found: AppointmentView
  readonly weighIn: Seen
  readonly onChanged: () => Promise<void>
}

const figuresOf = ({ weightKg, heightCm }: { weightKg: number; heightCm: number }) =>
  words.figures(String(Math.round(weightKg * 10) / 10), String(Math.round(heightCm)))

/** What the person says, what was seen, and where that is written down. */
export function WeighIn({ found, weighIn, onChanged }: Props) {
  const { told, recorded, caseId } = weighIn
  return (
    <div className="max-w-[34rem] space-y-5">
      <p className="text-ink-soft">{words.lead}</p>
      <dl className="grid grid-cols-[9rem_minmax(0,1fr)] gap-y-1">
        <dt className="text-ink-soft">{words.told}</dt>
        <dd className="font-semibold">{told ? figuresOf(told) : words.nothingTold}</dd>
      </dl>
      {recorded && (
        <div role="status" className="rounded-2xl bg-mint px-4 py-3">
          <p className="font-semibold text-routine">{words.recorded(figuresOf(recorded))}</p>
          <p className="text-xs">{words.by(recorded.by, dateAndTimeOf(recorded.at))}</p>
        </div>
      )}
      {caseId === null ? (
        <p className="rounded-2xl bg-paper-deep px-4 py-3">{words.noCase}</p>
      ) : (
        <>
          <RecordWeighIn found={found} caseId={caseId} isAgain={recorded !== null} onChanged={onChanged} />
          <Link to={casePath(caseId)} className="inline-block text-sm font-semibold underline underline-offset-4">
            {words.openCase}
          </Link>
        </>
      )}
    </div>
  )
}

interface RecordWeighInProps {
  readonly found: AppointmentView
  readonly onChanged: () => Promise<void>
  readonly caseId: string
  readonly isAgain: boolean
}

/** The form of the case, begun as what it is: seen by video. That it was seen says that they came. */
function RecordWeighIn({ found, caseId, isAgain, onChanged }: RecordWeighInProps) {
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
