import { useState } from 'react'
import { coachingEmptyWords, coachingListWords, coachingWords as words } from '#content/treatment/coaching.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { coachingLists } from '#domain/treatment/needs-a-word.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ListLead } from '../../components/list-lead.tsx'
import { ListLink } from '../../components/list-link.tsx'
import { ListPages } from '../../components/list-pages.tsx'
import { MedicineLinks } from '../../components/medicine-links.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useLive } from '../../live-updates/use-live.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { type CoachingFilters, coachingAddress } from './coaching-address.ts'
import { PlanTable } from './plan-table.tsx'

/** Days go by while nothing is told. */
const whileLiveMs = 5 * minuteMs

export function PlanList({ filters }: { filters: CoachingFilters }) {
  const { list, medicine } = filters
  const [after, setAfter] = useState<string | null>(null)
  const plans = useDeskRead('desk_coaching', { list, medicine, after })
  const liveness = useLive(['thread', 'turn', 'case', 'appointment'], () => void plans.refresh(), whileLiveMs)
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
