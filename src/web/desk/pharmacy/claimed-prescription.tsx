import { useState } from 'react'
import { Link } from 'react-router'
import { prescriptionWords, pharmacyWords as words } from '#content/desk/pharmacy.ts'
import { pages } from '#contract/pages.ts'
import { UndoBar } from '../cases/undo-bar.tsx'
import { type Lease, useLease } from '../cases/use-lease.ts'
import { Discussion } from '../notes/discussion.tsx'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { useDeskCall } from '../use-desk-call.ts'
import { CheckRail } from './check-rail.tsx'
import { PrescriptionPage } from './prescription-page.tsx'

interface Props {
  readonly id: string
  readonly lease: Lease | null
  readonly refusal: string | null
}

export function ClaimedPrescription({ id, lease: given, refusal }: Props) {
  const shown = useDeskCall('desk_prescription', { id })
  const [isLost, setIsLost] = useState(false)
  const lease = useLease(id, given, () => setIsLost(true))
  const { data } = shown
  if (!data) return <NotLoaded of={shown} loading={words.opening} title={words.notOpened} />
  return (
    <>
      <p className="mb-3">
        <Link to={pages.deskPharmacy} className="text-xs underline underline-offset-4">
          {words.back}
        </Link>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-7">
        <div className="min-w-0 space-y-5">
          <PrescriptionPage of={data} />
          <section>
            <h2 className="mb-1.5 text-[1.125rem]">{prescriptionWords.discussion}</h2>
            <Discussion caseId={id} messages={data.discussion} begun={undefined} onAdded={shown.refresh} />
          </section>
        </div>
        <CheckRail prescription={data} lease={isLost ? null : lease} refusal={refusal} />
      </div>
      <UndoBar onUndone={() => window.location.reload()} />
    </>
  )
}
