import { Link } from 'react-router'
import { weighInDeskWords as words } from '#content/appointments/clinic-list.ts'
import { casePath } from '#contract/desk/addresses.ts'
import { dateAndTimeOf } from '../../cases/list/written-date.ts'
import { RecordWeighIn } from './record-weigh-in.tsx'
import type { ShownAppointment } from './shown-appointment.ts'

type Seen = NonNullable<ShownAppointment['weighIn']>

interface Props {
  readonly found: ShownAppointment
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
          <p className="font-semibold text-green">{words.recorded(figuresOf(recorded))}</p>
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
