import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { pharmacyWords as words } from '#content/desk/pharmacy.ts'
import { deskWords } from '#content/desk/shell.ts'
import { pages } from '#contract/pages.ts'
import { UndoBar } from '../cases/undo-bar.tsx'
import { type Lease, leaseFrom, useLease } from '../cases/use-lease.ts'
import { deskCall } from '../desk-call.ts'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { useDeskCall } from '../use-desk-call.ts'
import { CheckRail } from './check-rail.tsx'
import { PrescriptionPage } from './prescription-page.tsx'

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
      {claim ? <Claimed id={id} {...claim} /> : <p role="status">{words.opening}</p>}
    </>
  )
}

interface ClaimedProps {
  readonly id: string
  readonly lease: Lease | null
  readonly refusal: string | null
}

function Claimed({ id, lease: given, refusal }: ClaimedProps) {
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
        <PrescriptionPage of={data} />
        <CheckRail prescription={data} lease={isLost ? null : lease} refusal={refusal} />
      </div>
      <UndoBar onUndone={() => window.location.reload()} />
    </>
  )
}
