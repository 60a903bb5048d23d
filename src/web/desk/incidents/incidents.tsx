import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  categoryWords,
  harmWords,
  kindWords,
  reportWords,
  stateWords,
  incidentsWords as words,
} from '#content/incidents/incidents.ts'
import { hazardTitles } from '#content/safety/hazard-titles.ts'
import { incidentPath } from '#contract/desk/addresses.ts'
import type { IncidentRow } from '#contract/incidents/incidents.ts'
import {
  type Harm,
  harms,
  type IncidentCategory,
  type IncidentList,
  incidentCategories,
  incidentLists,
  isSevere,
} from '#domain/incidents/incident.ts'
import type { HazardId } from '#domain/safety/hazards.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { dayOf } from '../cases/list/format-date.ts'
import { clockInWords } from '../cases/list/time-left.ts'
import { useNow } from '../cases/list/use-now.ts'
import { DeskSelect } from '../components/desk-select.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { NotLoaded } from '../components/not-loaded.tsx'
import { Pager } from '../components/pager.tsx'
import { useQuery } from '../components/use-query.ts'
import { useDeskChanges } from '../live-updates/use-desk-changes.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useKeys } from '../shell/keys.ts'
import { useDeskRead } from '../use-desk-read.ts'
import { HazardSelect } from './grading-fields.tsx'
import { openIncidentReport } from './report-incident.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const pageSize = 50

export default function Incidents() {
  return useQuery() === null ? <DeskHeading title={words.title} /> : <IncidentLists />
}

/** The harm that it did, or that it did none because it was noticed. */
const gradeOf = ({ kind, harm }: Pick<IncidentRow, 'kind' | 'harm'>) =>
  kind === 'near_miss' ? kindWords.near_miss : harmWords[harm]

function IncidentLists() {
  const navigate = useNavigate()
  const [list, setList] = useState<IncidentList>('open')
  const [harm, setHarm] = useState<Harm | ''>('')
  const [category, setCategory] = useState<IncidentCategory | ''>('')
  const [hazard, setHazard] = useState<HazardId | ''>('')
  const [after, setAfter] = useState(0)
  const [place, setPlace] = useState(0)
  const body = { list, harm: harm || null, category: category || null, hazard: hazard || null, after }
  const found = useDeskRead('desk_incidents', body)
  const { data, refresh } = found
  const rows = data?.rows ?? []
  useDeskChanges(['watch'], () => void refresh())

  function choose(change: () => void) {
    change()
    setAfter(0)
    setPlace(0)
  }
  const move = (by: number) => setPlace(Math.min(Math.max(0, place + by), Math.max(0, rows.length - 1)))
  const chosen = rows[place]
  useKeys([
    { key: 'j', does: words.keys.down, run: () => move(1) },
    { key: 'k', does: words.keys.up, run: () => move(-1) },
    { key: 'Enter', does: words.keys.open, run: () => chosen && navigate(incidentPath(chosen.id)) },
    { key: 'r', does: words.keys.refresh, run: () => void refresh() },
  ])
  const all = { value: '', label: words.filters.all }
  return (
    <>
      <DeskHeading title={words.title} lead={data && (data.seesAll ? words.lead(data.counts.open) : words.ownOnly)}>
        <Button size="small" onClick={openIncidentReport}>
          {reportWords.open}
        </Button>
      </DeskHeading>
      <div className="flex flex-wrap items-center gap-1 pb-3">
        {incidentLists.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === list}
            onClick={() => choose(() => setList(name))}
            className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full bg-paper-deep px-3 text-xs font-semibold hover:bg-sage aria-pressed:bg-ink aria-pressed:text-white"
          >
            {words.lists[name]} <span className="font-display text-sm leading-none">{data?.counts[name] ?? '–'}</span>
          </button>
        ))}
      </div>
      <div className="grid gap-3 pb-4 sm:grid-cols-3">
        <DeskSelect
          label={words.filters.harm}
          value={harm}
          options={[all, ...harms.map((value) => ({ value, label: harmWords[value] }))]}
          onChange={(value) => choose(() => setHarm(value as Harm | ''))}
        />
        <DeskSelect
          label={words.filters.category}
          value={category}
          options={[all, ...incidentCategories.map((value) => ({ value, label: categoryWords[value] }))]}
          onChange={(value) => choose(() => setCategory(value as IncidentCategory | ''))}
        />
        <HazardSelect
          label={words.filters.hazard}
          none={words.filters.all}
          value={hazard}
          onChange={(value) => choose(() => setHazard(value))}
        />
      </div>
      {data && <Freshness of={found} />}
      {data === null ? (
        <NotLoaded of={found} loading={words.loading} title={words.notLoaded} />
      ) : rows.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyWhat}</EmptyState>
      ) : (
        <ul className="border-t border-line">
          {rows.map((row, at) => (
            <Row key={row.id} row={row} isChosen={at === place} />
          ))}
        </ul>
      )}
      <Pager after={after} pageSize={pageSize} hasMore={data?.hasMore ?? false} words={words} onChange={setAfter} />
    </>
  )
}

const overduePill = '-ml-1.5 rounded-full bg-caution/40 px-1.5 font-semibold text-ink'

function Row({ row, isChosen }: { row: IncidentRow; isChosen: boolean }) {
  const now = useNow(30_000)
  const { id, reference, kind, harm, category, hazard, state, owner, clock, reportedAt, waits } = row
  const isOverdue = clock !== null && Date.parse(clock.due) <= now
  return (
    <li>
      <Link
        to={incidentPath(id)}
        className={`block border-b border-line px-3 py-2.5 hover:bg-white min-[60rem]:grid min-[60rem]:grid-cols-[7rem_9rem_minmax(0,1fr)_11rem_12rem] min-[60rem]:items-baseline min-[60rem]:gap-4 ${isChosen ? 'bg-white shadow-[inset_4px_0_0_var(--color-green)]' : ''}`}
      >
        <span className="flex items-baseline justify-between gap-3 font-semibold tabular-nums">
          {reference}
          <span className={`text-xs min-[60rem]:hidden ${isSevere(harm) ? 'text-brick' : 'font-normal text-ink-soft'}`}>
            {gradeOf({ kind, harm })}
          </span>
        </span>
        <span className={`hidden min-[60rem]:block ${isSevere(harm) ? 'font-semibold text-brick' : ''}`}>
          {gradeOf({ kind, harm })}
        </span>
        <span className="block min-w-0">
          <span className="block">{categoryWords[category]}</span>
          {hazard && <span className="block text-xs text-ink-soft">{hazardTitles[hazard]}</span>}
        </span>
        <span className="block text-xs text-ink-soft">
          {stateWords[state]}
          <span className="min-[60rem]:hidden"> · </span>
          <span className="min-[60rem]:block">{owner ? (owner.isMe ? words.me : owner.name) : words.clinicalLead}</span>
        </span>
        <span className="block text-xs text-ink-soft">
          {clock ? (
            <span className={isOverdue ? overduePill : ''}>
              {(isOverdue ? String : words.due)(clockInWords(Date.parse(clock.due), now))}
            </span>
          ) : (
            words.reported(dayOf(reportedAt))
          )}
          {state !== 'closed' && waits.reports > 0 && (
            <span className="block">{words.waits.reports(waits.reports)}</span>
          )}
          {state !== 'closed' && waits.reportDue !== null && (
            <span className="block">
              <span className={Date.parse(waits.reportDue) <= now ? overduePill : 'font-semibold text-ink'}>
                {words.waits.reportDue(clockInWords(Date.parse(waits.reportDue), now))}
              </span>
            </span>
          )}
          {state !== 'closed' && waits.actions > 0 && (
            <span className="block">{words.waits.actions(waits.actions)}</span>
          )}
        </span>
      </Link>
    </li>
  )
}
