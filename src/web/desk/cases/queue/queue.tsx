import { useState } from 'react'
import { emptyWords, listWords, queueWords as words } from '#content/cases/queue.ts'
import type { CaseRow } from '#contract/cases/case-row.ts'
import { caseOfKindPath } from '#contract/desk/addresses.ts'
import { viewsFor } from '#domain/cases/queue-views.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ListLead } from '../../components/list-lead.tsx'
import { ListPages } from '../../components/list-pages.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useQuery } from '../../components/use-query.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay, useMe } from '../../shell/me.ts'
import { CaseTable } from '../list/case-table.tsx'
import { useQueue } from '../list/use-queue.ts'
import { type Filters, filtersIn, queueAddress } from './filters.ts'
import { claimable, useNextCase } from './use-next-case.ts'
import { ViewBar } from './view-bar.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Queue() {
  const query = useQuery()
  const me = useMe()
  // What there is depends on who is here: it comes all at once, so that nothing moves.
  if (query === null || me === null) return <DeskHeading title={words.title} />
  const { capabilities } = me
  const filters = filtersIn(query, viewsFor((one) => capabilities.includes(one))[0])
  return <ListedCases filters={filters} />
}

function ListedCases({ filters }: { filters: Filters }) {
  const { list, medicine, sort } = filters
  const address = queueAddress(filters)
  const [page, setPage] = useState<{ readonly of: string; readonly after: string | null } | null>(null)
  // Another view starts at its first page, and what it was chosen with keeps focus.
  const after = page?.of === address ? page.after : null
  const { queue, now, liveness } = useQueue({ list, medicine, sort, after })
  const { next, isBusy, problem } = useNextCase(claimable(list))
  const mayOpen = useMay('see-record')
  const mayOpenConcerns = useMay('decide-cases')
  const pathOf = (row: CaseRow) => (row.kind === 'safeguarding' && !mayOpenConcerns ? null : caseOfKindPath(row))
  useKeys([{ key: 'r', does: words.refresh, run: () => void queue.refresh() }])
  const { data } = queue
  const [emptyTitle, emptyWhy] = emptyWords[list]

  return (
    <>
      <DeskHeading
        title={words.title}
        lead={
          <ListLead
            of={queue}
            count={({ counts }) => words.count(counts[list], listWords[list].toLowerCase())}
            order={words.orders[sort]}
            liveness={liveness}
          />
        }
      >
        {next && (
          <DeskButton tone="primary" shortcut="g" isBusy={isBusy} busyLabel={words.next} onPress={() => void next()}>
            {words.next}
          </DeskButton>
        )}
      </DeskHeading>
      <p role="status" className="font-semibold empty:hidden">
        {problem}
      </p>
      <ViewBar filters={filters} counts={data?.counts ?? null} />
      {!mayOpen && data && <p className="mb-3 text-xs text-ink-soft">{words.noRecord}</p>}
      {data === null ? (
        <NotLoaded of={queue} loading={words.loading} title={words.notLoaded} why={words.notLoadedWhy} />
      ) : data.rows.length === 0 ? (
        <EmptyState title={emptyTitle}>{emptyWhy}</EmptyState>
      ) : (
        <CaseTable caption={words.table(listWords[list])} rows={data.rows} now={now} to={mayOpen ? pathOf : null} />
      )}
      {data && <ListPages after={after} next={data.next} onTurn={(next) => setPage({ of: address, after: next })} />}
    </>
  )
}
