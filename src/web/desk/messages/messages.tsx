import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { deskMessagesWords as words } from '#content/messages/desk-messages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useQuery } from '../components/use-query.ts'
import { LiveMark } from '../live-updates/live-mark.tsx'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { Thread } from './thread.tsx'
import { ThreadList } from './thread-list.tsx'
import { useThreadList } from './use-thread-list.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const lists = ['all', 'mine'] as const

export default function DeskMessages() {
  const openId = useQuery()?.get('with') ?? null
  const [, setSearch] = useSearchParams()
  const [list, setList] = useState<(typeof lists)[number]>('all')
  const refreshThread = useRef<(() => void) | null>(null)
  const { first, liveness, rows, hasMore, fetchMore } = useThreadList(list, (ids) => {
    if (openId && (ids === null || ids.has(openId))) refreshThread.current?.()
  })

  const open = (accountId: string) => setSearch({ with: accountId }, { preventScrollReset: true })

  function move(by: 1 | -1) {
    const at = rows.findIndex(({ accountId }) => accountId === openId)
    const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]
    if (next) open(next.accountId)
  }

  useKeys([
    { key: 'j', does: words.keys.next, run: () => move(1) },
    { key: 'k', does: words.keys.previous, run: () => move(-1) },
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
                className="cursor-pointer rounded-full bg-paper-deep px-3 py-1 text-xs font-semibold aria-pressed:bg-ink aria-pressed:text-white"
              >
                {words.lists[name]}
              </button>
            ))}
            <span className="ml-auto flex gap-1">
              <Kbd>j</Kbd>
              <Kbd>k</Kbd>
            </span>
          </div>
          <ThreadList
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
            <Thread
              key={openId}
              accountId={openId}
              row={rows.find(({ accountId }) => accountId === openId) ?? null}
              refreshBy={refreshThread}
              onChanged={() => void first.refresh()}
            />
          </div>
        ) : (
          <div className="hidden self-center justify-self-center text-center min-[60rem]:block">
            <h2 className="text-[1.5rem]">{words.choose}</h2>
            <p className="mt-1 max-w-80 text-ink-soft">{words.chooseWhat}</p>
          </div>
        )}
      </div>
    </div>
  )
}
