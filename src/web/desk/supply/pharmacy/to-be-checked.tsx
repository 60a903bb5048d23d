import { useState } from 'react'
import { emptyWords, queueWords } from '#content/cases/queue.ts'
import { pharmacyWords as words } from '#content/supply/pharmacy.ts'
import { prescriptionPath } from '#contract/desk/addresses.ts'
import { CaseTable } from '../../cases/list/case-table.tsx'
import { useQueue } from '../../cases/list/use-queue.ts'
import { useNextCase } from '../../cases/queue/use-next-case.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ListPages } from '../../components/list-pages.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'

export function ToBeChecked() {
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
