import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { deskWords } from '#content/desk/shell.ts'
import { deskMessagesWords as words } from '#content/messages/desk-messages.ts'
import type { CallBody } from '#contract/calls.ts'
import type { ThreadRow as Row } from '#contract/messages/desk-messages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { useMorePages } from '../components/use-more-pages.ts'
import { useQuery } from '../components/use-query.ts'
import { deskCall, deskRead } from '../desk-call.ts'
import { LiveMark } from '../live-updates/live-mark.tsx'
import { useDeskChanges } from '../live-updates/use-desk-changes.ts'
import { ageOf } from '../operations/age.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { useDeskRead } from '../use-desk-read.ts'
import { AnswerClock } from './answer-clock.tsx'
import { shortMoment } from './short-moment.ts'
import { Thread } from './thread.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const lists = ['all', 'mine'] as const

export default function DeskMessages() {
  const openId = useQuery()?.get('with') ?? null
  const [, setSearch] = useSearchParams()
  const [list, setList] = useState<(typeof lists)[number]>('all')
  const refreshThread = useRef<(() => void) | null>(null)
  const [previews, setPreviews] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { first, liveness, rows, hasMore, fetchMore } = useThreadList(list, previews, (ids) => {
    if (openId && (ids === null || ids.has(openId))) refreshThread.current?.()
  })

  const open = (accountId: string) => setSearch({ with: accountId }, { preventScrollReset: true })

  async function assign({ accountId, assignedTo }: Row) {
    setProblem(null)
    try {
      const body = { accountId, isMine: !assignedTo?.isMe, seen: assignedTo?.id ?? null }
      const { code, message } = await deskCall('desk_assign_thread', body)
      if (code !== 200) setProblem(message)
    } catch {
      setProblem(deskWords.failed)
    }
    await first.refresh()
    if (accountId === openId) refreshThread.current?.()
  }

  function move(by: 1 | -1) {
    const at = rows.findIndex(({ accountId }) => accountId === openId)
    const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]
    if (next) open(next.accountId)
  }

  useKeys([
    { key: 'j', does: words.keys.next, run: () => move(1) },
    { key: 'k', does: words.keys.previous, run: () => move(-1) },
    { key: 'w', does: words.keys.previews, run: () => setPreviews(!previews) },
    {
      key: 'r',
      does: words.keys.refresh,
      run: () => {
        void first.refresh()
        refreshThread.current?.()
      },
    },
  ])

  return (
    <div className="flex flex-col min-[60rem]:h-[calc(100svh-3rem)] min-[60rem]:min-h-120">
      <DeskHeading
        title={words.title}
        lead={
          first.data && (
            <>
              {words.lead(first.data.waiting)} · <LiveMark is={liveness} />
            </>
          )
        }
      />
      <Freshness of={first} />
      <div className="grid min-h-0 flex-1 min-[60rem]:grid-cols-[17rem_minmax(0,1fr)] gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={`min-h-0 flex-col ${openId ? 'hidden min-[60rem]:flex' : 'flex'}`}>
          <div className="flex items-center gap-2 pb-3">
            {lists.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === list}
                onClick={() => setList(name)}
                className="min-h-8 cursor-pointer rounded-full bg-paper-deep px-3 text-xs font-semibold hover:bg-sage aria-pressed:bg-ink aria-pressed:text-white"
              >
                {words.lists[name]}
              </button>
            ))}
            <button
              type="button"
              aria-pressed={previews}
              title={words.previewsWhy}
              onClick={() => setPreviews(!previews)}
              className="ml-auto inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-xs font-semibold underline underline-offset-4"
            >
              {previews ? words.previews.hide : words.previews.show} <Kbd>w</Kbd>
            </button>
          </div>
          {previews && <p className="pb-2 text-xs text-ink-soft">{words.previewsWhy}</p>}
          {problem && <AlertMessage>{problem}</AlertMessage>}
          <ThreadList
            rows={rows}
            emptyWords={first.data && rows.length === 0 ? words.none[list] : null}
            openId={openId}
            onOpen={open}
            onAssign={(row) => void assign(row)}
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
            <Thread
              key={openId}
              accountId={openId}
              row={rows.find(({ accountId }) => accountId === openId) ?? null}
              refreshBy={refreshThread}
              onChanged={() => void first.refresh()}
            />
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

type List = NonNullable<CallBody<'desk_threads'>['list']>

/** The first page follows what happens; those after it are as they were fetched. */
function useThreadList(list: List, previews: boolean, onWritten: (ids: ReadonlySet<string> | null) => void) {
  const first = useDeskRead('desk_threads', { list, previews })
  const liveness = useDeskChanges(['thread', 'turn'], () => void first.refresh())
  useDeskChanges(['thread'], onWritten)
  const more = useMorePages({
    key: `${list} ${previews}`,
    afterFirst: first.data?.next ?? null,
    fetchPage: async (after) => {
      const { code, data } = await deskRead('desk_threads', { list, after, previews })
      return code === 200 ? data : null
    },
  })
  const newest = first.data?.rows ?? []
  const shown = new Map([...more.rows, ...newest].map((row) => [row.accountId, row]))
  const order = new Set([...newest, ...more.rows].map(({ accountId }) => accountId))
  return { ...more, first, liveness, rows: [...order].flatMap((id) => shown.get(id) ?? []) }
}

interface Props {
  readonly rows: readonly Row[]
  readonly emptyWords: string | null
  readonly openId: string | null
  readonly onOpen: (accountId: string) => void
  readonly onAssign: (row: Row) => void
  readonly onMore: (() => void) | null
}

const ThreadList = ({ rows, emptyWords, openId, onOpen, onAssign, onMore }: Props) => (
  <nav aria-label={words.conversations} className="min-h-0 overflow-y-auto border-t border-line">
    {emptyWords && <p className="px-3 py-4 text-ink-soft">{emptyWords}</p>}
    <ul>
      {rows.map((row) => (
        <li key={row.accountId}>
          <ThreadRow
            row={row}
            isOpen={row.accountId === openId}
            onOpen={() => onOpen(row.accountId)}
            onAssign={() => onAssign(row)}
          />
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

interface ThreadRowProps {
  readonly row: Row
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onAssign: () => void
}

/** Who waits, since when, what was written last, and who has it: taking it needs no opening. */
function ThreadRow({ row, isOpen, onOpen, onAssign }: ThreadRowProps) {
  const { name, unread, clock, waitingFor, lastAt, assignedTo, preview } = row
  return (
    <div
      className={`relative border-b border-line px-3 py-2 hover:bg-white ${isOpen ? 'bg-white shadow-[inset_4px_0_0_var(--color-green)]' : ''}`}
    >
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="flex w-full cursor-pointer items-baseline gap-2 text-left after:absolute after:inset-0"
      >
        <span className={`min-w-0 truncate ${unread > 0 ? 'font-bold' : 'font-semibold'}`}>
          {name ?? words.unnamed}
        </span>
        {unread > 0 && (
          <span className="in-daylight shrink-0 rounded-full bg-sun px-2 text-xs font-semibold text-ink">
            {words.unread(unread)}
          </span>
        )}
        <time dateTime={clock?.from ?? lastAt} className="ml-auto shrink-0 text-xs text-ink-soft tabular-nums">
          {clock ? words.waits(ageOf(clock.from, Date.now())) : shortMoment(lastAt)}
        </time>
      </button>
      {preview && <Preview preview={preview} />}
      <div className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
        {clock ? <AnswerClock clock={clock} /> : words.turns[waitingFor]}
        <span>{assignedTo ? (assignedTo.isMe ? words.mine : words.takenBy(assignedTo.name)) : words.free}</span>
        <button
          type="button"
          onClick={onAssign}
          className="relative ml-auto min-h-6 cursor-pointer font-semibold text-ink underline underline-offset-4 hover:text-green"
        >
          {assignedTo?.isMe ? words.giveBack : words.take}
          <span className="sr-only">{words.takeOf(name ?? words.unnamed)}</span>
        </button>
      </div>
    </div>
  )
}

const Preview = ({ preview: { from, words: written, files } }: { preview: NonNullable<Row['preview']> }) => (
  <p className="truncate text-sm">
    {from === 'team' && <span className="text-ink-soft">{words.us} </span>}
    {written === null ? (
      <span className="text-ink-soft italic">{words.hidden}</span>
    ) : (
      written || <span className="text-ink-soft">{words.filesOnly(files)}</span>
    )}
  </p>
)
