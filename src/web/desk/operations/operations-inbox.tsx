import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { operationsInboxScreen as words } from '#content/operations/operations-inbox.ts'
import { concernPath } from '#contract/desk/addresses.ts'
import type { InboxRow } from '#contract/operations/operations-inbox.ts'
import { pages } from '#contract/pages.ts'
import { type InboxGroup, type InboxSource, inboxGroups } from '#domain/operations/operations-inbox.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { ChevronDown, Tick } from '#web/kit/ui/icons.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { timeOf } from '../cases/list/format-date.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { useQuery } from '../components/use-query.ts'
import { deskCall } from '../desk-call.ts'
import { LiveMark } from '../live-updates/live-mark.tsx'
import { useLive } from '../live-updates/use-live.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { Kbd } from '../shell/kbd.tsx'
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

/** A deadline that passes or a job that is late publishes no live update. */
const byTheClockMs = 60_000

const filters = ['all', 'mine'] as const

export default function OperationsInbox() {
  const list = useDeskRead('desk_watch', {})
  const jobs = useDeskRead('desk_jobs', {})
  const rota = useDeskRead('desk_on_call', {})
  const query = useQuery()
  const navigate = useNavigate()
  const [place, setPlace] = useState(0)
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const [folded, setFolded] = useState<ReadonlySet<InboxGroup>>(new Set())
  const found = list.data?.rows ?? []
  const chosen = filter === 'mine' ? found.filter(({ isMine }) => isMine) : found
  const groups = inboxGroups.flatMap((group) => {
    const of = chosen.filter((row) => row.group === group)
    return of.length === 0 ? [] : [{ group, of, isFolded: folded.has(group) }]
  })
  /** Those in sight, in the order of the page. */
  const rows = groups.flatMap(({ of, isFolded }) => (isFolded ? [] : of))
  const at = Math.min(place, Math.max(0, rows.length - 1))
  const refresh = async () => {
    await Promise.all([list.refresh(), jobs.refresh()])
  }
  const liveness = useLive(['watch', 'case', 'thread', 'turn'], refresh, byTheClockMs)

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

  function fold(group: InboxGroup) {
    setFolded((last) =>
      last.has(group) ? new Set([...last].filter((one) => one !== group)) : new Set([...last, group]),
    )
  }

  useKeys([
    { key: 'j', does: words.keys.down, run: () => move(1) },
    { key: 'k', does: words.keys.up, run: () => move(-1) },
    { key: 'Enter', does: words.keys.open, run: () => rows[at] && void follow(rows[at]) },
    { key: 'm', does: words.keys.mine, run: () => setFilter(filter === 'mine' ? 'all' : 'mine') },
    { key: 'r', does: words.keys.refresh, run: refresh },
  ])

  const { data } = list
  const isClear = data !== null && found.length === 0 && data.unknown.length === 0
  const lead = data && (isClear ? words.leadClear(timeOf(data.at)) : words.lead(found.length, timeOf(data.at)))
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
        {found.length > 0 && (
          <Filters
            filter={filter}
            counts={{ all: found.length, mine: found.filter(({ isMine }) => isMine).length }}
            onFilter={setFilter}
          />
        )}
        {found.length > 0 && chosen.length === 0 && (
          <EmptyState title={words.noneMine}>{words.noneMineWhat}</EmptyState>
        )}
        {groups.map(({ group, of, isFolded }) => (
          <InboxSection
            key={group}
            group={group}
            rows={of}
            isFolded={isFolded}
            current={rows[at]?.id ?? null}
            onFold={() => fold(group)}
            onPlace={(id) => setPlace(rows.findIndex((row) => row.id === id))}
            onFollow={follow}
          />
        ))}
        {data && data.cut.length > 0 && <p>{words.cut(named(data.cut))}</p>}
        {/* Not before what stands above them: it would push them down. */}
        {[list, rota].every(({ data, problem }) => data !== null || problem !== null) && (
          <>
            <OnCall rota={rota} />
            <Jobs of={jobs} />
          </>
        )}
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
    <Tick className="size-8 shrink-0 text-routine" />
    <div>
      <p className="text-lg font-semibold">{words.clear}</p>
      <p className="text-ink-soft">{words.clearWhat}</p>
    </div>
  </div>
)

interface FiltersProps {
  readonly filter: (typeof filters)[number]
  readonly counts: Readonly<Record<(typeof filters)[number], number>>
  readonly onFilter: (filter: (typeof filters)[number]) => void
}

const Filters = ({ filter, counts, onFilter }: FiltersProps) => (
  <fieldset className="flex items-center gap-2">
    <legend className="sr-only">{words.filter}</legend>
    {filters.map((name) => (
      <button
        key={name}
        type="button"
        aria-pressed={name === filter}
        onClick={() => onFilter(name)}
        className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-white px-3.5 text-sm font-semibold hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
      >
        {words.filters[name]} <span className="tabular-nums">{counts[name]}</span>
      </button>
    ))}
    <Kbd>m</Kbd>
  </fieldset>
)

/** Brick is for a patient who may come to harm. What is merely late, owed or broken stays calm. */
const marks = {
  urgent: 'bg-caution/60 text-ink',
  high: 'bg-paper-deep text-ink',
  low: 'border border-line text-ink-soft',
} as const

const markOf = ({ group, severity }: InboxRow) =>
  group === 'safety' && severity === 'urgent' ? 'bg-brick text-white' : marks[severity]

interface SectionProps {
  readonly group: InboxGroup
  readonly rows: readonly InboxRow[]
  readonly isFolded: boolean
  /** The row that keys act on. */
  readonly current: string | null
  readonly onFold: () => void
  readonly onPlace: (id: string) => void
  readonly onFollow: (row: InboxRow) => void
}

/** One kind of work: its heading folds it away, and says how much there is of it. */
function InboxSection({ group, rows, isFolded, current, onFold, onPlace, onFollow }: SectionProps) {
  const urgent = rows.filter(({ severity }) => severity === 'urgent').length
  return (
    <section aria-labelledby={`inbox-${group}`}>
      <h2 id={`inbox-${group}`} className="font-sans text-base">
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={`inbox-${group}-rows`}
          onClick={onFold}
          className="flex min-h-11 w-full cursor-pointer items-center gap-2.5 border-b-2 border-ink text-left font-semibold"
        >
          <ChevronDown className={`size-5 shrink-0 transition-transform ${isFolded ? '-rotate-90' : ''}`} />
          {words.groups[group]}
          <span className="rounded-full bg-paper-deep px-2.5 text-sm tabular-nums">{rows.length}</span>
          {urgent > 0 && (
            <span className={`text-sm font-normal ${group === 'safety' ? 'text-brick' : 'text-ink-soft'}`}>
              {words.urgentIn(urgent)}
            </span>
          )}
        </button>
      </h2>
      <div id={`inbox-${group}-rows`} hidden={isFolded}>
        <InboxTable rows={rows} current={current} onPlace={onPlace} onFollow={onFollow} />
      </div>
    </section>
  )
}

type TableProps = Pick<SectionProps, 'rows' | 'current' | 'onPlace' | 'onFollow'>

function InboxTable({ rows, current, onPlace, onFollow }: TableProps) {
  const currentRow = useRef<HTMLTableRowElement>(null)

  // Newer browsers return a promise from it, which an effect would take for its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another row.
  useEffect(() => void currentRow.current?.scrollIntoView({ block: 'nearest' }), [current])

  return (
    <table data-stacks className="w-full border-collapse text-left">
      <thead className="sr-only">
        <tr>
          {Object.values(words.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">{words.actions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            ref={row.id === current ? currentRow : null}
            aria-current={row.id === current ? 'true' : undefined}
            onFocus={() => onPlace(row.id)}
            className="h-13 border-b border-line hover:bg-white aria-[current]:bg-white aria-[current]:shadow-[inset_3px_0_0_var(--color-green)]"
          >
            <td className="w-24 px-2.5 py-1.5">
              <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${markOf(row)}`}>
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
            <td className="w-48 px-2.5 py-1.5 text-right">
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
