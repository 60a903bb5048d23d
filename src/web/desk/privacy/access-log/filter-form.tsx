import { type FormEvent, useId, useState } from 'react'
import { accessLogWords as words } from '#content/privacy/access-log.ts'
import type { CallReply } from '#contract/calls.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { Filters } from './use-accesses.ts'

interface Props {
  readonly filters: Filters
  /** None: one reads only what one has looked at oneself. */
  readonly colleagues: CallReply<'desk_access_log'>['colleagues'] | null
  readonly onFilter: (filters: Filters) => void
}

const box = 'min-h-9.5 rounded-lg border border-line-strong bg-white px-2.5'

const given = (typed: Readonly<Record<string, string | undefined>>): Filters =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value?.trim()))

export function FilterForm({ filters, colleagues, onFilter }: Props) {
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
