import { useState } from 'react'
import { useNavigate } from 'react-router'
import { coachingEmptyWords, coachingListWords, coachingWords as words } from '#content/treatment/coaching.ts'
import { conversationPath } from '#contract/desk/addresses.ts'
import type { PlanRow } from '#contract/treatment/coaching.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { coachingLists } from '#domain/treatment/contact-reasons.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useRowKeys } from '../../cases/list/use-row-keys.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ListLead } from '../../components/list-lead.tsx'
import { ListLink } from '../../components/list-link.tsx'
import { ListPages } from '../../components/list-pages.tsx'
import { MedicineLinks } from '../../components/medicine-links.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useQuery } from '../../components/use-query.ts'
import { useLive } from '../../live-updates/use-live.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { type CoachingFilters, coachingAddress, coachingIn } from './coaching-address.ts'
import { PlanTableRow } from './plan-table-row.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Coaching() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const filters = coachingIn(query)
  // Another list begins at its beginning.
  return <PlanList key={`${filters.list} ${filters.medicine}`} filters={filters} />
}

/** Days pass without a live change. */
const whileLiveMs = 5 * minuteMs

function PlanList({ filters }: { filters: CoachingFilters }) {
  const { list, medicine } = filters
  const [after, setAfter] = useState<string | null>(null)
  const plans = useDeskRead('desk_coaching', { list, medicine, after })
  const liveness = useLive(['thread', 'turn', 'case', 'appointment'], plans.refresh, whileLiveMs)
  useKeys([{ key: 'r', does: words.refresh, run: () => void plans.refresh() }])
  const { data } = plans
  const [emptyTitle, emptyWhy] = coachingEmptyWords[list]
  return (
    <>
      <DeskHeading
        title={words.title}
        lead={
          <ListLead
            of={plans}
            count={({ counts }) => words.count(counts[list], coachingListWords[list].toLowerCase())}
            order={words.order}
            liveness={liveness}
          />
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-1.5">
        <nav aria-label={words.lists} className="contents">
          <ul className="contents">
            {coachingLists.map((name) => (
              <li key={name}>
                <ListLink
                  to={coachingAddress({ ...filters, list: name })}
                  label={coachingListWords[name]}
                  isChosen={name === list}
                  count={data?.counts[name]}
                />
              </li>
            ))}
          </ul>
        </nav>
        <MedicineLinks chosen={medicine} to={(chosen) => coachingAddress({ ...filters, medicine: chosen })} />
      </div>
      {data === null ? (
        <NotLoaded of={plans} loading={words.loading} title={words.notLoaded} why={words.notLoadedWhy} />
      ) : data.rows.length === 0 ? (
        <EmptyState title={emptyTitle}>{emptyWhy}</EmptyState>
      ) : (
        <PlanTable caption={words.table(coachingListWords[list])} rows={data.rows} at={data.at} />
      )}
      {data && <ListPages after={after} next={data.next} onTurn={setAfter} />}
    </>
  )
}

interface Props {
  readonly caption: string
  readonly rows: readonly PlanRow[]
  /** The moment it is by the server's clock. */
  readonly at: string
}

const widths = [
  'w-[7.75rem] min-[75rem]:w-[8rem]',
  'w-[9rem] min-[75rem]:w-[10.5rem]',
  '',
  'w-[8.25rem] min-[75rem]:w-[13rem]',
  'w-[7rem] min-[75rem]:w-[8.5rem]',
]

/** Whose row has focus. */
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.row

function PlanTable({ caption, rows, at }: Props) {
  const body = useRowKeys()
  const navigate = useNavigate()
  function write() {
    const accountId = focused()
    if (accountId) navigate(conversationPath(accountId))
  }
  const mayWrite = useMay('message')
  useKeys(mayWrite ? [{ key: 'm', does: words.keys.write, run: write }] : [])
  return (
    <table data-stacks className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-soft">
          {Object.values(words.columns).map((column, place) => (
            <th key={column} scope="col" className={`pr-3 pb-2 pl-2.5 font-semibold ${widths[place]}`}>
              {column}
            </th>
          ))}
          <th scope="col" className="w-[4.75rem] pb-2">
            {mayWrite && <span className="sr-only">{words.write}</span>}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <PlanTableRow key={row.planId} row={row} at={at} />
        ))}
      </tbody>
    </table>
  )
}
