import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { listWords, savedViewWords, queueWords as words } from '#content/cases/queue.ts'
import type { CallReply } from '#contract/calls.ts'
import type { SavedView } from '#contract/cases/queue-views.ts'
import { type QueueList, queueLists } from '#domain/cases/queue-lists.ts'
import { longestViewName, type QueueSort, queueSorts, viewsFor } from '#domain/cases/queue-views.ts'
import { medicines } from '#domain/medicines/medicines.ts'
import { useAction } from '#web/browser/use-action.ts'
import { afterPaint } from '#web/kit/after-paint.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { ListLink } from '../../components/list-link.tsx'
import { deskCall } from '../../desk-call.ts'
import { useMay, useMe } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { type Filters, queueAddress } from './filters.ts'

type Counts = Readonly<Record<QueueList, number>> | null

interface Props {
  readonly filters: Filters
  /** Null: not known, which is not the same as none. */
  readonly counts: Counts
}

/** The lists this role works through, their own saved views, and how the list is filtered and sorted. The address holds it all. */
export function ViewBar({ filters, counts }: Props) {
  const capabilities = useMe()?.capabilities ?? []
  const views = viewsFor((one) => capabilities.includes(one))
  const others = queueLists.filter((list) => !views.includes(list))
  const isOther = !views.includes(filters.list)
  const link = (list: QueueList) => (
    <li key={list}>
      <ListLink
        to={queueAddress({ ...filters, list })}
        label={listWords[list]}
        isChosen={list === filters.list}
        count={counts?.[list]}
      />
    </li>
  )
  return (
    <div className="mb-4 space-y-2">
      <nav aria-label={words.lists} className="flex flex-wrap items-start gap-1.5">
        <ul className="flex flex-wrap gap-1.5">
          {views.map(link)}
          {isOther && link(filters.list)}
        </ul>
        <details className="group open:basis-full">
          <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-full px-3 text-xs font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink">
            {words.moreLists}
          </summary>
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {others.filter((list) => list !== filters.list || !isOther).map(link)}
          </ul>
        </details>
      </nav>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FilterSelects filters={filters} />
        <SavedViews filters={filters} />
      </div>
    </div>
  )
}

const select =
  'min-h-8 cursor-pointer rounded-lg border border-line-strong bg-white px-2 text-xs font-semibold hover:border-ink-soft'

/** What was chosen is seen at once; the list, which takes longer to draw, changes after it. */
function useChosen(filters: Filters) {
  const navigate = useNavigate()
  const from = queueAddress(filters)
  const [ahead, setAhead] = useState<{ readonly from: string; readonly to: Filters } | null>(null)
  const latest = useRef('')
  const shown = ahead?.from === from ? ahead.to : filters
  async function go(change: Partial<Filters>) {
    const to = { ...shown, ...change }
    const address = queueAddress(to)
    latest.current = address
    setAhead({ from, to })
    await afterPaint()
    if (latest.current === address) navigate(address)
  }
  return { shown, go }
}

function FilterSelects({ filters }: { filters: Filters }) {
  const seesMedicines = useMay('see-record')
  const { shown, go } = useChosen(filters)
  return (
    <>
      {seesMedicines && (
        <label className="flex items-center gap-1.5 text-xs text-ink-soft">
          {words.medicine}
          <select
            value={shown.medicine ?? ''}
            onChange={({ currentTarget: { value } }) =>
              void go({ medicine: medicines.find(({ key }) => key === value)?.key ?? null })
            }
            className={`${select} text-ink`}
          >
            <option value="">{words.anyMedicine}</option>
            {medicines.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="flex items-center gap-1.5 text-xs text-ink-soft">
        {words.sort}
        <select
          value={shown.sort}
          onChange={({ currentTarget: { value } }) => void go({ sort: value as QueueSort })}
          className={`${select} text-ink`}
        >
          {queueSorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

const isSame = (one: Filters, other: Filters) =>
  one.list === other.list && one.medicine === other.medicine && one.sort === other.sort

/** What the member of staff has saved for themselves, on the server: it is there in every browser. */
function SavedViews({ filters }: { filters: Filters }) {
  const read = useDeskRead('desk_queue_views', {})
  const [changed, setChanged] = useState<CallReply<'desk_queue_views'> | null>(null)
  const { run, isBusy, problem, setProblem } = useAction(savedViewWords.failed)
  const views = (changed ?? read.data)?.views ?? []
  const isSaved = views.some((view) => isSame(view, filters))

  const send = (call: () => ReturnType<typeof deskCall<'desk_queue_views'>>) =>
    run(async () => {
      const { code, data, message } = await call()
      if (code === 200 && data) setChanged(data)
      else setProblem(message)
      return code === 200
    })
  const save = (name: string) => send(() => deskCall('desk_save_queue_view', { name, ...filters }))
  const remove = (name: string) => send(() => deskCall('desk_remove_queue_view', { name }))

  return (
    <>
      {views.length > 0 && (
        <ul aria-label={savedViewWords.title} className="flex flex-wrap gap-1.5">
          {views.map((view) => (
            <SavedViewLink key={view.name} view={view} isChosen={isSame(view, filters)} onRemove={remove} />
          ))}
        </ul>
      )}
      {!isSaved && <SaveView isBusy={isBusy} onSave={save} />}
      <p role="status" className="text-xs font-semibold empty:hidden">
        {problem}
      </p>
    </>
  )
}

interface SavedViewLinkProps {
  readonly view: SavedView
  readonly isChosen: boolean
  readonly onRemove: (name: string) => unknown
}

const SavedViewLink = ({ view, isChosen, onRemove }: SavedViewLinkProps) => (
  <li className="flex items-center rounded-full border border-line-strong pr-1">
    <Link
      to={queueAddress(view)}
      aria-current={isChosen ? 'true' : undefined}
      className="inline-flex min-h-8 max-w-48 items-center truncate px-3 text-xs font-semibold underline-offset-4 hover:underline aria-[current]:underline"
    >
      {view.name}
    </Link>
    <button
      type="button"
      aria-label={savedViewWords.remove(view.name)}
      onClick={() => onRemove(view.name)}
      className="grid size-6 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink"
    >
      <span aria-hidden>×</span>
    </button>
  </li>
)

interface SaveViewProps {
  readonly isBusy: boolean
  readonly onSave: (name: string) => Promise<boolean | undefined>
}

function SaveView({ isBusy, onSave }: SaveViewProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(name.trim() === '')
    if (name.trim() === '' || !(await onSave(name.trim()))) return
    setName('')
    setIsOpen(false)
  }
  if (!isOpen) {
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="min-h-8 cursor-pointer text-xs font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {savedViewWords.save}
      </button>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
      <DeskLine
        ref={(field) => field?.focus()}
        label={savedViewWords.name}
        value={name}
        onChange={setName}
        maxLength={longestViewName}
        problem={isMissing ? savedViewWords.noName : null}
      />
      <Button type="submit" size="small" busy={isBusy} busyLabel={savedViewWords.saving}>
        {savedViewWords.confirm}
      </Button>
      <Button size="small" variant="secondary" onClick={() => setIsOpen(false)}>
        {savedViewWords.cancel}
      </Button>
    </form>
  )
}
