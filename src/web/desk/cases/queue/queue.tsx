import { useState } from 'react'
import { emptyWords, listWords, queueWords as words } from '#content/cases/queue.ts'
import type { CaseRow } from '#contract/cases/case-row.ts'
import { caseOfKindPath } from '#contract/desk/addresses.ts'
import type { QueueList } from '#domain/cases/queue-lists.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ListLead } from '../../components/list-lead.tsx'
import { ListLink } from '../../components/list-link.tsx'
import { ListPages } from '../../components/list-pages.tsx'
import { MedicineLinks } from '../../components/medicine-links.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useQuery } from '../../components/use-query.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { CaseTable } from '../list/case-table.tsx'
import { useQueue } from '../list/use-queue.ts'
import { type Filters, filtersIn, queueAddress } from './filters.ts'
import { claimable, useNextCase } from './use-next-case.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Queue() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const filters = filtersIn(query)
  // Another list begins at its beginning.
  return <ListedCases key={`${filters.list} ${filters.medicine}`} filters={filters} />
}

function ListedCases({ filters }: { filters: Filters }) {
  const { list, medicine } = filters
  const [after, setAfter] = useState<string | null>(null)
  const { queue, now, liveness } = useQueue({ list, medicine, after })
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
            order={words.order}
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
      <p role="status" className="text-brick empty:hidden">
        {problem}
      </p>
      <Lists filters={filters} counts={data?.counts ?? null} />
      {!mayOpen && data && <p className="mb-3 text-xs text-ink-soft">{words.noRecord}</p>}
      {data === null ? (
        <NotLoaded of={queue} loading={words.loading} title={words.notLoaded} why={words.notLoadedWhy} />
      ) : data.rows.length === 0 ? (
        <EmptyState title={emptyTitle}>{emptyWhy}</EmptyState>
      ) : (
        <CaseTable caption={words.table(listWords[list])} rows={data.rows} now={now} to={mayOpen ? pathOf : null} />
      )}
      {data && <ListPages after={after} next={data.next} onTurn={setAfter} />}
    </>
  )
}

const decided: readonly QueueList[] = ['ready', 'before_approval', 'signature', 'mine']
const waiting: readonly QueueList[] = ['waiting_for_evidence', 'waiting_for_patient', 'waiting_for_price']
const supplied: readonly QueueList[] = ['approved', 'checked', 'dispatched', 'returned', 'lost']

interface Props {
  readonly filters: Filters
  /** Null: not known, which is not the same as none. */
  readonly counts: Readonly<Record<QueueList, number>> | null
}

/** Which cases are shown. All of it is in the address. */
function Lists({ filters, counts }: Props) {
  const seesMedicines = useMay('see-record')
  const one = (list: QueueList) => (
    <li key={list}>
      <ListLink
        to={queueAddress({ ...filters, list })}
        label={listWords[list]}
        isChosen={list === filters.list}
        count={counts?.[list]}
      />
    </li>
  )
  return (
    <div className="mb-4 flex flex-wrap items-center gap-1.5">
      <nav aria-label={words.lists} className="contents">
        <ul className="contents">
          {decided.map(one)}
          <li aria-hidden className="mx-1 h-5 w-px bg-line" />
          {waiting.map(one)}
          <li aria-hidden className="mx-1 h-5 w-px bg-line" />
          {supplied.map(one)}
        </ul>
      </nav>
      {seesMedicines && (
        <MedicineLinks chosen={filters.medicine} to={(medicine) => queueAddress({ ...filters, medicine })} />
      )}
    </div>
  )
}
