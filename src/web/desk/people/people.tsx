import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { peopleWords as words } from '#content/identity/people.ts'
import { personPath } from '#contract/desk/addresses.ts'
import type { FoundPerson } from '#contract/identity/people.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { formatShortDate } from '../cases/list/format-date.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { useKeys } from '../shell/keys.ts'
import { useMay } from '../shell/me.ts'
import { useSearch } from './use-search.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** What was typed stays on this page alone: not in the address, not in the history. */
export default function People() {
  const [typed, setTyped] = useState('')
  const [born, setBorn] = useState('')
  const { found, problem, isBusy, find } = useSearch()
  const field = useRef<HTMLInputElement>(null)
  const { key } = useLocation()
  useKeys([{ key: '/', does: words.focus, run: () => field.current?.focus() }])

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the page again starts a new search.
  useLayoutEffect(() => field.current?.focus(), [key])

  function submit(event: FormEvent) {
    event.preventDefault()
    void find(typed, born)
  }

  const isOfDate = problem?.of === 'surname'
  return (
    <>
      <DeskHeading title={words.title} lead={words.lead} />
      <search>
        <form
          aria-label={words.focus}
          onSubmit={submit}
          className="mb-5 grid max-w-[52rem] sm:grid-cols-[minmax(0,1fr)_13rem_auto] items-start gap-3"
        >
          <DeskLine
            ref={field}
            data-starts-here
            label={words.typed}
            hint={words.typedHint}
            value={typed}
            onChange={setTyped}
            maxLength={200}
            problem={problem && !isOfDate && problem.of !== 'server' ? problem.says : null}
          />
          <DeskLine
            label={words.born}
            hint={words.bornHint}
            type="date"
            value={born}
            onChange={setBorn}
            problem={isOfDate ? problem.says : null}
          />
          <div className="pt-5.5">
            <Button type="submit" size="small" busy={isBusy} busyLabel={words.finding}>
              {words.find}
            </Button>
          </div>
        </form>
      </search>
      {problem?.of === 'server' && <AlertMessage>{problem.says}</AlertMessage>}
      <p role="status" className="font-semibold empty:hidden">
        {found && (found.people.length === 0 ? words.none : words.found(found.people.length))}
      </p>
      {found && found.people.length > 0 && <FoundPeople people={found.people} />}
      {found && found.people.length === 0 && <p className="max-w-[36rem] text-ink-soft">{words.noneWhy}</p>}
      {found?.isCut && <p className="mt-3 text-ink-soft">{words.cut}</p>}
      {!found && !problem && !isBusy && <EmptyState title={words.begin}>{words.beginWhy}</EmptyState>}
    </>
  )
}

function FoundPeople({ people }: { people: readonly FoundPerson[] }) {
  const noBirthDate = useMay('see-record') ? words.unknown : words.notShown
  return (
    <table className="mt-2 w-full max-w-[52rem] border-collapse text-left">
      <ColumnHeads columns={words.columns} />
      <tbody>
        {people.map(({ accountId, name, born, town }) => (
          <tr key={accountId} className="h-13 border-b border-line hover:bg-white has-focus-visible:bg-white">
            <th scope="row" className="px-2.5 font-normal">
              <Link
                to={personPath(accountId)}
                aria-label={words.open(name)}
                className="rounded-md font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {name}
              </Link>
            </th>
            <td className="px-2.5 tabular-nums">{born ? formatShortDate(born) : noBirthDate}</td>
            <td className="px-2.5">{town ?? words.unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
