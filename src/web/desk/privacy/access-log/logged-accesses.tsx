import { type FormEvent, useId, useState } from 'react'
import { accessLogWords as words } from '#content/privacy/access-log.ts'
import type { CallReply } from '#contract/calls.ts'
import type { Access } from '#contract/privacy/access-log.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { toTheSecond } from '../../cases/list/format-date.ts'
import { ColumnHeads } from '../../column-heads.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { type Filters, useAccesses } from './use-accesses.ts'

export function LoggedAccesses() {
  const [filters, setFilters] = useState<Filters>({})
  const { first, mayReadAll, looks, colleagues, hasMore, isBusy, hasFailed, fetchMore } = useAccesses(filters)
  return (
    <>
      <FilterForm
        key={JSON.stringify(filters)}
        filters={filters}
        colleagues={mayReadAll ? colleagues : null}
        onFilter={setFilters}
      />
      <Freshness of={first} />
      {first.data && looks.length === 0 && (
        <div className="max-w-[36rem] rounded-option bg-paper-deep p-5">
          <h2 className="text-[1.25rem]">{words.none}</h2>
          <p className="mt-1">{words.noneWhat}</p>
        </div>
      )}
      {looks.length > 0 && <AccessTable looks={looks} onPerson={(person) => setFilters({ ...filters, person })} />}
      {hasFailed && (
        <div className="mt-3">
          <AlertMessage>{words.moreFailed}</AlertMessage>
        </div>
      )}
      {hasMore && (
        <Button
          className="mt-3"
          variant="secondary"
          size="small"
          busy={isBusy}
          busyLabel={words.moreBusy}
          onClick={fetchMore}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}

interface Props {
  readonly looks: readonly Access[]
  readonly onPerson: (accountId: string) => void
}

/** A person is named by the reference of an order or the beginning of an id: whoever reads this need not know who it is. */
const AccessTable = ({ looks, onPerson }: Props) => (
  <table className="w-full border-collapse text-left">
    <ColumnHeads columns={words.columns} />
    <tbody>
      {looks.map(({ id, at, by, what, why, accountId, reference }) => (
        <tr key={id} className="h-13 border-b border-line hover:bg-white">
          <td className="px-2.5 py-1.5 whitespace-nowrap tabular-nums">
            <time dateTime={at}>{toTheSecond(at)}</time>
          </td>
          <td className="px-2.5 py-1.5">
            <span className="font-semibold">{by.name}</span>
            <span className="block text-xs text-ink-soft">{by.role}</span>
          </td>
          <td className="px-2.5 py-1.5">{words.whats[what]}</td>
          <td className="px-2.5 py-1.5">{words.whys[why]}</td>
          <td className="px-2.5 py-1.5">
            {accountId === null ? (
              <span className="text-ink-soft">{reference ?? words.nobodys}</span>
            ) : (
              <button
                type="button"
                title={words.onlyThem}
                onClick={() => onPerson(accountId)}
                className="cursor-pointer rounded-md tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {reference ?? accountId.slice(0, 8)}
                <span className="sr-only">, {words.onlyThem}</span>
              </button>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

interface FilterFormProps {
  readonly filters: Filters
  /** None: one reads only what one has looked at oneself. */
  readonly colleagues: CallReply<'desk_access_log'>['colleagues'] | null
  readonly onFilter: (filters: Filters) => void
}

const box = 'min-h-9.5 rounded-lg border border-line-strong bg-white px-2.5'

const given = (typed: Readonly<Record<string, string | undefined>>): Filters =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value?.trim()))

function FilterForm({ filters, colleagues, onFilter }: FilterFormProps) {
  const id = useId()
  const [typed, setTyped] = useState({ staffId: '', person: '', from: '', to: '', ...filters })
  const fieldOf = (name: keyof typeof typed, type: 'text' | 'date', hint?: string) => (
    <label className="grid gap-1 text-xs font-semibold" htmlFor={`${id}-${name}`}>
      {name === 'staffId' ? words.colleague : words[name]}
      <input
        id={`${id}-${name}`}
        type={type}
        placeholder={hint}
        value={typed[name] ?? ''}
        onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        className={`font-normal ${box} ${type === 'text' ? 'w-56' : ''}`}
      />
    </label>
  )
  return (
    <form
      aria-label={words.filters}
      className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onFilter(given(typed))
      }}
    >
      {colleagues && (
        <label className="grid gap-1 text-xs font-semibold">
          {words.colleague}
          <select
            value={typed.staffId}
            onChange={(event) => setTyped({ ...typed, staffId: event.currentTarget.value })}
            className={`w-48 cursor-pointer font-normal ${box}`}
          >
            <option value="">{words.anybody}</option>
            {colleagues.map(({ id: staffId, name, role }) => (
              <option key={staffId} value={staffId}>
                {name}, {role}
              </option>
            ))}
          </select>
        </label>
      )}
      {fieldOf('person', 'text', words.personHint)}
      {/* They stay together where the line is too short for all. */}
      <div className="flex flex-wrap items-end gap-x-4">
        {fieldOf('from', 'date')}
        {fieldOf('to', 'date')}
        <Button type="submit" size="small">
          {words.show}
        </Button>
        {Object.keys(filters).length > 0 && (
          <Button variant="quiet" size="small" onClick={() => onFilter({})}>
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  )
}
