import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { complaintsWords } from '#content/complaints/complaints.ts'
import { contactInboxWords as words } from '#content/enquiries/inbox.ts'
import type { RequestRow } from '#contract/enquiries/inbox.ts'
import { pages } from '#contract/pages.ts'
import { type RequestList as List, requestLists } from '#domain/enquiries/inbox.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { useQuery } from '../components/use-query.ts'
import { LiveMark } from '../live-updates/live-mark.tsx'
import { AnswerClock } from '../messages/answer-clock.tsx'
import { shortMoment } from '../messages/short-moment.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { Request } from './request.tsx'
import { useRequests } from './use-requests.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function DeskContact() {
  const openId = useQuery()?.get('id') ?? null
  const [, setSearch] = useSearchParams()
  const [list, setList] = useState<List>('waiting')
  const refreshOpen = useRef<(() => void) | null>(null)
  const { first, liveness, rows, hasMore, fetchMore } = useRequests(list, (ids) => {
    if (openId && (ids === null || ids.has(openId))) refreshOpen.current?.()
  })

  const open = (id: string) => setSearch({ id }, { preventScrollReset: true })

  function move(by: 1 | -1) {
    const at = rows.findIndex(({ id }) => id === openId)
    const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]
    if (next) open(next.id)
  }

  useKeys([
    { key: 'j', does: words.keys.next, run: () => move(1) },
    { key: 'k', does: words.keys.previous, run: () => move(-1) },
    {
      key: 'r',
      does: words.keys.refresh,
      run: () => {
        void first.refresh()
        refreshOpen.current?.()
      },
    },
  ])

  const counts = first.data?.counts
  return (
    <div className="flex flex-col min-[60rem]:h-[calc(100svh-3rem)] min-[60rem]:min-h-120">
      <DeskHeading
        title={words.title}
        lead={
          counts && (
            <>
              {words.lead(counts.waiting)} · <LiveMark is={liveness} />
            </>
          )
        }
      >
        <div className="flex items-center gap-4">
          <span className="flex gap-1">
            <Kbd>j</Kbd>
            <Kbd>k</Kbd>
          </span>
          <Link to={pages.deskComplaints} className="font-semibold underline underline-offset-4">
            {complaintsWords.link}
          </Link>
        </div>
      </DeskHeading>
      <Freshness of={first} />
      <div className="grid min-h-0 flex-1 min-[60rem]:grid-cols-[17rem_minmax(0,1fr)] gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={`min-h-0 flex-col ${openId ? 'hidden min-[60rem]:flex' : 'flex'}`}>
          <div className="flex flex-wrap items-center gap-1 pb-3">
            {requestLists.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === list}
                onClick={() => setList(name)}
                className="min-h-8 cursor-pointer rounded-full bg-paper-deep px-2.5 text-xs font-semibold hover:bg-sage aria-pressed:bg-ink aria-pressed:text-white"
              >
                {words.lists[name]}
              </button>
            ))}
          </div>
          <RequestList
            rows={rows}
            emptyWords={first.data && rows.length === 0 ? words.none[list] : null}
            openId={openId}
            onOpen={open}
            onMore={hasMore ? fetchMore : null}
          />
        </div>
        {openId ? (
          <div className="flex min-h-0 min-w-0 flex-col">
            <button
              type="button"
              onClick={() => setSearch({})}
              className="mb-2 min-h-11 self-start font-semibold underline underline-offset-4 min-[60rem]:hidden"
            >
              {words.toList}
            </button>
            <Request key={openId} id={openId} refreshBy={refreshOpen} onChanged={() => void first.refresh()} />
          </div>
        ) : (
          <div className="hidden self-center min-[60rem]:block">
            <EmptyState title={words.choose}>{words.chooseWhat}</EmptyState>
          </div>
        )}
      </div>
    </div>
  )
}

interface Props {
  readonly rows: readonly RequestRow[]
  readonly emptyWords: string | null
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  readonly onMore: (() => void) | null
}

const RequestList = ({ rows, emptyWords, openId, onOpen, onMore }: Props) => (
  <nav aria-label={words.requests} className="min-h-0 overflow-y-auto border-t border-line">
    {emptyWords && <p className="px-3 py-4 text-ink-soft">{emptyWords}</p>}
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} isOpen={row.id === openId} onOpen={() => onOpen(row.id)} />
        </li>
      ))}
    </ul>
    {onMore && (
      <Button variant="quiet" size="small" className="ml-3" onClick={onMore}>
        {words.more}
      </Button>
    )}
  </nav>
)

interface RowProps {
  readonly row: RequestRow
  readonly isOpen: boolean
  readonly onOpen: () => void
}

const Row = ({ row: { reference, reason, state, clock, lastAt, assignedTo, isLinked }, isOpen, onOpen }: RowProps) => (
  <button
    type="button"
    aria-current={isOpen || undefined}
    onClick={onOpen}
    className="block min-h-13 w-full cursor-pointer border-b border-line px-3 py-2 text-left hover:bg-white aria-[current=true]:bg-white aria-[current=true]:shadow-[inset_4px_0_0_var(--color-green)]"
  >
    <span className="flex items-baseline gap-2">
      <span className="font-semibold whitespace-nowrap tabular-nums">{reference}</span>
      <time dateTime={lastAt} className="ml-auto shrink-0 text-xs text-ink-soft tabular-nums">
        {shortMoment(lastAt)}
      </time>
    </span>
    <span className="block truncate">{reason}</span>
    <span className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
      {clock ? <AnswerClock clock={clock} /> : words.states[state]}
      {assignedTo && <span>{assignedTo.isMe ? words.mine : words.takenBy(assignedTo.name)}</span>}
      {isLinked && <span className="font-semibold text-routine">{words.linked}</span>}
    </span>
  </button>
)
