import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { peopleWords as words } from '#content/identity/people.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { DeskLine } from '../components/desk-line.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { useKeys } from '../shell/keys.ts'
import { FoundPeople } from './found-people.tsx'
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes here again comes to search again.
  useEffect(() => field.current?.focus(), [key])

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
