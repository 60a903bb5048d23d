import { useState } from 'react'
import { Link } from 'react-router'
import { emptyWords, queueWords } from '#content/cases/queue.ts'
import { prescriptionWords, pharmacyWords as words } from '#content/supply/pharmacy.ts'
import { prescriptionPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { CaseTable } from '../../cases/list/case-table.tsx'
import { useUndone } from '../../cases/list/undo-decision.tsx'
import { useClaim } from '../../cases/list/use-claim.ts'
import { useQueue } from '../../cases/list/use-queue.ts'
import { Discussion } from '../../cases/notes/discussion.tsx'
import { useNextCase } from '../../cases/queue/use-next-case.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ListPages } from '../../components/list-pages.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useQuery } from '../../components/use-query.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useMe } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { ToCase } from '../to-case.tsx'
import { CheckPanel } from './check-panel.tsx'
import { PrescriptionPage } from './prescription-page.tsx'
import { ResponsibleNow } from './responsible-now.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Pharmacy() {
  const query = useQuery()
  const me = useMe()
  // What there is depends on who is here: it comes all at once, so that nothing moves.
  if (query === null || me === null) return <DeskHeading title={words.title} />
  const id = query.get('id')
  return id ? <OpenPrescription key={id} id={id} /> : <ToBeChecked />
}

function ToBeChecked() {
  const [after, setAfter] = useState<string | null>(null)
  const { queue, now } = useQueue({ list: 'approved', after })
  const { next, isBusy, problem } = useNextCase('approved')
  const { data } = queue
  const [title, why] = emptyWords.approved
  return (
    <>
      <DeskHeading title={words.title} lead={data && words.lead(data.counts.approved)}>
        {next && (
          <DeskButton
            tone="primary"
            shortcut="g"
            isBusy={isBusy}
            busyLabel={queueWords.next}
            onPress={() => void next()}
          >
            {queueWords.next}
          </DeskButton>
        )}
      </DeskHeading>
      <ResponsibleNow />
      {data && data.counts.returned_to_prescriber > 0 && (
        <p className="mb-3">
          <Link to={`${pages.deskQueue}?list=returned_to_prescriber`} className="underline underline-offset-4">
            {words.returned(data.counts.returned_to_prescriber)}
          </Link>
        </p>
      )}
      <p role="status" className="text-brick empty:hidden">
        {problem}
      </p>
      {data === null ? (
        <NotLoaded of={queue} loading={words.loading} title={words.notLoaded} why={words.notLoadedWhy} />
      ) : (
        <>
          <Freshness of={queue} />
          {data.rows.length === 0 ? (
            <EmptyState title={title}>{why}</EmptyState>
          ) : (
            <CaseTable caption={words.table} rows={data.rows} now={now} to={({ id }) => prescriptionPath(id)} />
          )}
          <ListPages after={after} next={data.next} onTurn={setAfter} />
        </>
      )}
    </>
  )
}

/** A prescription beside what is written down about the pen. Whoever begins to write that down has it. */
function OpenPrescription({ id }: { id: string }) {
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
        <NotLoaded of={shown} loading={words.opening} title={words.notOpened}>
          <ToCase id={id} of={shown} />
        </NotLoaded>
      ) : (
        <>
          <p className="mb-3 print:hidden">
            <Link to={pages.deskPharmacy} className="text-xs underline underline-offset-4">
              {words.back}
            </Link>
          </p>
          <div className="grid items-start gap-7 min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-w-0 space-y-5">
              <PrescriptionPage of={data} />
              <section className="print:hidden">
                <h2 className="mb-1.5 text-[1.125rem]">{prescriptionWords.discussion}</h2>
                <Discussion caseId={id} messages={data.discussion} begun={data.drafts.discussion} onAdded={refresh} />
              </section>
            </div>
            <CheckPanel prescription={data} claim={claim} onChanged={refresh} />
          </div>
        </>
      )}
    </>
  )
}
