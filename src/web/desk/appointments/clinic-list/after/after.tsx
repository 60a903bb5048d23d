import { VitalsPanel } from '../../../people/vitals.tsx'
import type { ShownAppointment } from '../shown-appointment.ts'
import { FollowUp } from './follow-up.tsx'
import { Paper } from './paper.tsx'

interface Props {
  readonly found: ShownAppointment
  readonly onChanged: () => Promise<void>
}

/** What follows an appointment that took place. */
export const After = ({ found, onChanged }: Props) => (
  <div className="max-w-[46rem] space-y-8">
    {found.vitals && found.person?.accountId && (
      <VitalsPanel
        accountId={found.person.accountId}
        appointmentId={found.id}
        vitals={found.vitals}
        onChanged={onChanged}
      />
    )}
    <Paper found={found} onChanged={onChanged} />
    <FollowUp found={found} onChanged={onChanged} />
  </div>
)
