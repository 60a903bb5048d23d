import { Link } from 'react-router'
import { prescriptionWords, pharmacyWords as words } from '#content/supply/pharmacy.ts'
import { pages } from '#contract/pages.ts'
import { useUndone } from '../../cases/list/undo-decision.tsx'
import { useClaim } from '../../cases/list/use-claim.ts'
import { Discussion } from '../../cases/notes/discussion.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useDeskRead } from '../../use-desk-read.ts'
import { CheckPanel } from './check-panel.tsx'
import { PrescriptionPage } from './prescription-page.tsx'

/** A prescription beside what is written down about the pen. Whoever begins to write that down has it. */
export function OpenPrescription({ id }: { id: string }) {
  const shown = useDeskRead('desk_prescription', { id })
  const claim = useClaim(id, shown)
  const { data, refresh } = shown
  useUndone(id, refresh)
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {words.title}
      </h1>
      {!data ? (
        <NotLoaded of={shown} loading={words.opening} title={words.notOpened} />
      ) : (
        <>
          <p className="mb-3">
            <Link to={pages.deskPharmacy} className="text-xs underline underline-offset-4">
              {words.back}
            </Link>
          </p>
          <div className="grid items-start gap-7 min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-w-0 space-y-5">
              <PrescriptionPage of={data} />
              <section>
                <h2 className="mb-1.5 text-[1.125rem]">{prescriptionWords.discussion}</h2>
                <Discussion caseId={id} messages={data.discussion} begun={undefined} onAdded={refresh} />
              </section>
            </div>
            <CheckPanel prescription={data} claim={claim} onChanged={refresh} />
          </div>
        </>
      )}
    </>
  )
}
