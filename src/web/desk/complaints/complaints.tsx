import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  complaintOutcomeWords,
  complaintStateWords,
  complaintTopicWords,
  complaintWayWords,
  complaintsWords as words,
} from '#content/complaints/complaints.ts'
import type { ComplaintRow } from '#contract/complaints/complaints.ts'
import { complaintPath } from '#contract/desk/addresses.ts'
import { type ComplaintList, complaintLists } from '#domain/complaints/complaint.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { formatShortDate } from '../cases/list/format-date.ts'
import { clockInWords } from '../cases/list/time-left.ts'
import { useNow } from '../cases/list/use-now.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { NotLoaded } from '../components/not-loaded.tsx'
import { Pager } from '../components/pager.tsx'
import { useQuery } from '../components/use-query.ts'
import { useDeskChanges } from '../live-updates/use-desk-changes.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useKeys } from '../shell/keys.ts'
import { useDeskRead } from '../use-desk-read.ts'
import { NewComplaint } from './new-complaint.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const pageSize = 50

export default function Complaints() {
  const query = useQuery()
  return query === null ? <DeskHeading title={words.title} /> : <Log from={query.get('from')} />
}

/** `from`: the enquiry that is to be recorded as a complaint. */
function Log({ from }: { from: string | null }) {
  const navigate = useNavigate()
  const [list, setList] = useState<ComplaintList>('open')
  const [after, setAfter] = useState(0)
  const [isNew, setIsNew] = useState(from !== null)
  const found = useDeskRead('desk_complaints', { list, after })
  const { data, refresh } = found
  useDeskChanges(['watch'], () => void refresh())
  useKeys([{ key: 'r', does: words.keys.refresh, run: () => void refresh() }])
  return (
    <>
      <DeskHeading title={words.title} lead={data && words.lead(data.counts.open)}>
        {!isNew && (
          <Button size="small" onClick={() => setIsNew(true)}>
            {words.new}
          </Button>
        )}
      </DeskHeading>
      {isNew && (
        <NewComplaint
          from={from}
          onClose={() => setIsNew(false)}
          onSaved={async (id) => {
            await navigate(complaintPath(id))
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-1 pb-3">
        {complaintLists.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === list}
            onClick={() => {
              setList(name)
              setAfter(0)
            }}
            className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full bg-paper-deep px-3 text-xs font-semibold hover:bg-sage aria-pressed:bg-ink aria-pressed:text-white"
          >
            {words.lists[name]} <span className="font-display text-sm leading-none">{data?.counts[name] ?? '–'}</span>
          </button>
        ))}
      </div>
      {data && <Freshness of={found} />}
      {data === null ? (
        <NotLoaded of={found} loading={words.loading} title={words.notLoaded} />
      ) : data.rows.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyWhat}</EmptyState>
      ) : (
        <ul className="border-t border-line">
          {data.rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      <Pager after={after} pageSize={pageSize} hasMore={data?.hasMore ?? false} words={words} onChange={setAfter} />
    </>
  )
}

function Row({ row: { id, reference, topic, how, state, outcome, receivedOn, due } }: { row: ComplaintRow }) {
  const now = useNow(30_000)
  const isOverdue = due !== null && Date.parse(due) <= now
  return (
    <li>
      <Link
        to={complaintPath(id)}
        className="block border-b border-line px-3 py-2.5 hover:bg-white min-[48rem]:grid min-[48rem]:grid-cols-[7rem_minmax(0,1fr)_10rem_12rem] min-[48rem]:items-baseline min-[48rem]:gap-4"
      >
        <span className="block font-semibold tabular-nums">{reference}</span>
        <span className="block min-w-0">
          <span className="block">{complaintTopicWords[topic]}</span>
          <span className="block text-xs text-ink-soft">
            {words.received(formatShortDate(receivedOn))} · {complaintWayWords[how]}
          </span>
        </span>
        <span className="block text-xs text-ink-soft">
          {outcome ? complaintOutcomeWords[outcome] : complaintStateWords[state]}
        </span>
        {due && (
          <span className="block text-xs text-ink-soft">
            <span className={isOverdue ? '-ml-1.5 rounded-full bg-caution/40 px-1.5 font-semibold text-ink' : ''}>
              {(isOverdue ? String : words.due)(clockInWords(Date.parse(due), now))}
            </span>
          </span>
        )}
      </Link>
    </li>
  )
}
