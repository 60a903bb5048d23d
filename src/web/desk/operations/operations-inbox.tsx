import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { operationsInboxScreen as words } from '#content/operations/operations-inbox.ts'
import { concernPath } from '#contract/desk/addresses.ts'
import type { InboxRow } from '#contract/operations/operations-inbox.ts'
import { pages } from '#contract/pages.ts'
import type { InboxSource } from '#domain/operations/operations-inbox.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { timeOf } from '../cases/list/format-date.ts'
import { useQuery } from '../components/use-query.ts'
import { deskCall } from '../desk-call.ts'
import { LiveMark } from '../live-updates/live-mark.tsx'
import { useLive } from '../live-updates/use-live.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useKeys } from '../shell/keys.ts'
import { useDeskRead } from '../use-desk-read.ts'
import { ageOf } from './age.ts'
import { Jobs } from './jobs.tsx'
import { MoneyDialog } from './money-dialog.tsx'
import { OnCall } from './on-call.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const named = (sources: readonly InboxSource[]) => sources.map((source) => words.sources[source]).join(', ')

/** What a row stands for, which the server names `kind/id`. */
const idIn = ({ id }: InboxRow) => id.slice(id.indexOf('/') + 1)

const act = (row: InboxRow) =>
  row.act === 'acknowledge'
    ? deskCall('desk_acknowledge', { caseId: idIn(row) })
    : deskCall('desk_send_again', { id: idIn(row) })

/** A clock that runs out, a job that is late: nobody tells of these. */
const byTheClockMs = 60_000

export default function Watch() {
  const list = useDeskRead('desk_watch', {})
  const jobs = useDeskRead('desk_jobs', {})
  const query = useQuery()
  const navigate = useNavigate()
  const [place, setPlace] = useState(0)
  const rows = list.data?.rows ?? []
  const at = Math.min(place, Math.max(0, rows.length - 1))
  const lookAgain = async () => {
    await Promise.all([list.refresh(), jobs.refresh()])
  }
  const liveness = useLive(['watch', 'case', 'thread', 'turn'], lookAgain, byTheClockMs)

  async function follow(row: InboxRow) {
    if (row.to !== null) return navigate(row.to)
    if (row.act === null) return
    const { code, message } = await act(row).catch(() => ({ code: 0, message: words.failed }))
    showToast({ title: code === 200 ? words.acted[row.act] : message || words.failed })
    // Whoever has it calls now: what is known about the person is one press away from nobody.
    if (code === 200 && row.act === 'acknowledge') return navigate(concernPath(idIn(row)))
    await list.refresh()
  }

  function move(by: number) {
    setPlace(Math.min(Math.max(0, at + by), Math.max(0, rows.length - 1)))
  }

  useKeys([
    { key: 'j', does: words.keys.down, run: () => move(1) },
    { key: 'k', does: words.keys.up, run: () => move(-1) },
    { key: 'Enter', does: words.keys.open, run: () => rows[at] && void follow(rows[at]) },
    { key: 'r', does: words.keys.refresh, run: lookAgain },
  ])

  const { data } = list
  const isClear = data !== null && rows.length === 0 && data.unknown.length === 0
  const lead = data && (isClear ? words.leadClear(timeOf(data.at)) : words.lead(rows.length, timeOf(data.at)))
  const orderId = query?.get('money') ?? null

  return (
    <>
      <DeskHeading
        title={words.title}
        lead={
          lead && (
            <>
              {lead} · <LiveMark is={liveness} />
            </>
          )
        }
      />
      <Freshness of={list} />
      <div className="space-y-4">
        {data && data.unknown.length > 0 && <AlertMessage>{words.unknown(named(data.unknown))}</AlertMessage>}
        {isClear && list.problem === null && <AllClear />}
        {rows.length > 0 && <InboxTable rows={rows} place={at} onPlace={setPlace} onFollow={follow} />}
        {data && data.cut.length > 0 && <p>{words.cut(named(data.cut))}</p>}
        <OnCall />
        <Jobs of={jobs} />
      </div>
      {orderId && (
        <MoneyDialog
          key={orderId}
          orderId={orderId}
          onClose={() => navigate(pages.deskWatch, { replace: true })}
          onChanged={() => void list.refresh()}
        />
      )}
    </>
  )
}

const AllClear = () => (
  <div role="status" className="flex items-center gap-4 rounded-option bg-mint px-5 py-6">
    <Tick className="size-8 shrink-0 text-green" />
    <div>
      <p className="text-lg font-semibold">{words.clear}</p>
      <p className="text-ink-soft">{words.clearWhat}</p>
    </div>
  </div>
)

const marks = {
  urgent: 'bg-brick text-white',
  high: 'bg-paper-deep text-ink',
  low: 'border border-line text-ink-soft',
} as const

interface Props {
  readonly rows: readonly InboxRow[]
  /** The row that keys act on. */
  readonly place: number
  readonly onPlace: (place: number) => void
  readonly onFollow: (row: InboxRow) => void
}

function InboxTable({ rows, place, onPlace, onFollow }: Props) {
  const current = useRef<HTMLTableRowElement>(null)

  // Newer browsers return a promise from it, which an effect would take for its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another row.
  useEffect(() => void current.current?.scrollIntoView({ block: 'nearest' }), [place])

  return (
    <table data-stacks className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line text-xs text-ink-soft">
          {Object.values(words.columns).map((column) => (
            <th key={column} scope="col" className="px-2.5 py-2 font-semibold">
              {column}
            </th>
          ))}
          <th scope="col" className="px-2.5 py-2">
            <span className="sr-only">What to do</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr
            key={row.id}
            ref={at === place ? current : null}
            aria-current={at === place ? 'true' : undefined}
            onFocus={() => onPlace(at)}
            className="h-13 border-b border-line hover:bg-white aria-[current]:bg-white aria-[current]:shadow-[inset_3px_0_0_var(--color-green)]"
          >
            <td className="w-24 px-2.5 py-1.5">
              <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${marks[row.severity]}`}>
                {words.severities[row.severity]}
              </span>
            </td>
            <th scope="row" className="px-2.5 py-1.5 font-normal">
              {row.says}
            </th>
            <td className="w-40 px-2.5 py-1.5">{row.owner}</td>
            <td className="w-20 px-2.5 py-1.5 tabular-nums whitespace-nowrap">
              <time dateTime={row.since}>{ageOf(row.since, Date.now())}</time>
            </td>
            <td className="w-44 px-2.5 py-1.5 text-right">
              {row.to === null && row.act === null ? (
                <span className="text-xs text-ink-soft">{row.does}</span>
              ) : (
                <Button size="small" variant="secondary" onClick={() => onFollow(row)}>
                  {row.does}
                  <span className="sr-only">: {row.says}</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
