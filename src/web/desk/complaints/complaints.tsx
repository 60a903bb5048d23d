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
import { ColumnHeads } from '../column-heads.tsx'
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
        <table aria-label={words.table} data-stacks className="w-full border-collapse text-left">
          <ColumnHeads columns={words.columns} />
          <tbody>
            {data.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <Pager after={after} pageSize={pageSize} hasMore={data?.hasMore ?? false} words={words} onChange={setAfter} />
    </>
  )
}

function Row({ row: { id, reference, topic, how, state, outcome, receivedOn, due } }: { row: ComplaintRow }) {
  const now = useNow(30_000)
  const isOverdue = due !== null && Date.parse(due) <= now
  return (
    <tr className="h-13 border-b border-line hover:bg-white has-focus-visible:bg-white">
      <th scope="row" className="px-2.5 py-1.5 font-normal">
        <Link
          to={complaintPath(id)}
          className="rounded-md font-semibold tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {reference}
        </Link>
      </th>
      <td className="px-2.5 py-1.5">{complaintTopicWords[topic]}</td>
      <td className="px-2.5 py-1.5">
        <span className="text-ink-soft min-[48rem]:hidden">{words.columns.received} </span>
        {formatShortDate(receivedOn)}
        <span className="text-xs text-ink-soft min-[48rem]:block">
          <span className="min-[48rem]:hidden"> · </span>
          {complaintWayWords[how]}
        </span>
      </td>
      <td className="px-2.5 py-1.5">{outcome ? complaintOutcomeWords[outcome] : complaintStateWords[state]}</td>
      <td className="px-2.5 py-1.5 whitespace-nowrap">
        {due && (
          <span className={isOverdue ? '-ml-1.5 rounded-full bg-caution/40 px-1.5 font-semibold' : 'text-ink-soft'}>
            {!isOverdue && <span className="min-[48rem]:hidden">{words.columns.due} </span>}
            {clockInWords(Date.parse(due), now)}
          </span>
        )}
      </td>
    </tr>
  )
}
