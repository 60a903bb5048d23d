import { SharedNotes } from '../../../people/shared-notes.tsx'
import { VitalsPanel } from '../../../people/vitals.tsx'
import type { AppointmentView } from '../appointment-view.ts'
import { FollowUp } from './follow-up.tsx'
import { PaperPrescription } from './paper-prescription.tsx'

interface Props {
  readonly found: AppointmentView
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
    {found.companion && <SharedNotes companion={found.companion} />}
    <PaperPrescription found={found} onChanged={onChanged} />
    <FollowUp found={found} onChanged={onChanged} />
  </div>
)
