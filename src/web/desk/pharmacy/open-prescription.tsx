import { useEffect, useState } from 'react'
import { pharmacyWords as words } from '#content/desk/pharmacy.ts'
import { deskWords } from '#content/desk/shell.ts'
import { type Lease, leaseFrom } from '../cases/use-lease.ts'
import { deskCall } from '../desk-call.ts'
import { ClaimedPrescription } from './claimed-prescription.tsx'

/** A prescription beside what is written down about the pen. It is claimed before it is read. */
export function OpenPrescription({ id }: { id: string }) {
  const [claim, setClaim] = useState<{ lease: Lease | null; refusal: string | null } | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    async function ask() {
      const reply = await deskCall('desk_claim', { id }, leaving.signal).catch(() => null)
      if (leaving.signal.aborted) return
      const isGiven = reply?.code === 200 && reply.data
      setClaim({
        lease: isGiven ? leaseFrom(isGiven.epoch) : null,
        refusal: isGiven ? null : (reply?.message ?? deskWords.failed),
      })
    }
    void ask()
    return () => leaving.abort()
  }, [id])
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {words.title}
      </h1>
      {claim ? <ClaimedPrescription id={id} {...claim} /> : <p role="status">{words.opening}</p>}
    </>
  )
}
