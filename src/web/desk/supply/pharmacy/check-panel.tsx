import { useState } from 'react'
import { undoWords } from '#content/cases/cases.ts'
import { checkWords as words } from '#content/supply/pharmacy.ts'
import { CaseTimer } from '../../cases/list/case-timer.tsx'
import type { Claim } from '../../cases/list/use-claim.ts'
import { NextCase } from '../../cases/queue/next-case.tsx'
import { PharmacyCheckDone } from './pharmacy-check-done.tsx'
import type { Prescription } from './prescription-page.tsx'
import { ReleaseForm } from './release-form.tsx'
import { ReturnForm } from './return-form.tsx'
import { useSendCheck } from './use-send-check.ts'

interface Props {
  readonly prescription: Prescription
  readonly claim: Claim
  readonly onChanged: () => Promise<void>
}

/** The pen and the decision, always in sight. */
export function CheckPanel({ prescription, claim, onChanged }: Props) {
  const [isReturning, setIsReturning] = useState(false)
  const { pending, why, with: holder } = prescription
  const sending = useSendCheck(prescription, claim.ensure, onChanged)
  const hinders = holder && !holder.isMe ? words.with(holder.name) : null
  const begin = () => void (hinders === null && claim.ensure())
  const problem = sending.problem ?? claim.problem
  const shared = { prescription, hinders, sending, onBegin: begin }
  return (
    <section
      aria-label={words.title}
      className="space-y-4 min-[60rem]:sticky min-[60rem]:top-6 rounded-2xl border border-line bg-white px-5 py-5 shadow-selected"
    >
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      {pending ? (
        <PharmacyCheckDone pending={pending} onFinal={onChanged} />
      ) : sending.done && why !== null ? (
        <Carried kind={sending.done} />
      ) : isReturning ? (
        <ReturnForm {...shared} onBack={() => setIsReturning(false)} />
      ) : (
        <ReleaseForm {...shared} onReturn={() => setIsReturning(true)} />
      )}
      {claim.lease && !pending && <CaseTimer lease={claim.lease} />}
    </section>
  )
}

/** The half minute is over, and it was done. */
const Carried = ({ kind }: { readonly kind: 'check' | 'return' }) => (
  <>
    <h2 className="text-[1.25rem]">{undoWords[kind]}</h2>
    <NextCase list="approved" />
  </>
)
