import { useState } from 'react'
import { checkWords as words } from '#content/desk/pharmacy.ts'
import type { Lease } from '../cases/use-lease.ts'
import { PharmacyCheckDone } from './pharmacy-check-done.tsx'
import type { Prescription } from './prescription-page.tsx'
import { ReleaseForm } from './release-form.tsx'
import { ReturnForm } from './return-form.tsx'
import { useSendCheck } from './use-send-check.ts'

interface Props {
  readonly prescription: Prescription
  readonly lease: Lease | null
  /** Why it could not be claimed. */
  readonly refusal: string | null
}

/** The pen and the decision, always in sight. */
export function CheckRail({ prescription, lease, refusal }: Props) {
  const [isReturning, setIsReturning] = useState(false)
  const sending = useSendCheck(prescription.id, prescription.patient.name)
  const hinders = lease ? null : (refusal ?? words.notYours)
  const shared = { prescription, epoch: lease?.epoch ?? prescription.epoch, hinders, sending }
  return (
    <section
      aria-label={words.title}
      className="sticky top-6 space-y-4 rounded-2xl border border-line bg-white px-5 py-5 shadow-selected"
    >
      {sending.problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {sending.problem}
        </p>
      )}
      {sending.isDone ? (
        <PharmacyCheckDone />
      ) : isReturning ? (
        <ReturnForm {...shared} onBack={() => setIsReturning(false)} />
      ) : (
        <ReleaseForm {...shared} onReturn={() => setIsReturning(true)} />
      )}
    </section>
  )
}
