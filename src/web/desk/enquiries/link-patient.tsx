import { type FormEvent, useState } from 'react'
import { contactInboxWords } from '#content/enquiries/inbox.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { formatShortDate } from '../cases/list/format-date.ts'
import { DeskLine } from '../components/desk-line.tsx'
import { useSearch } from '../people/use-search.ts'

const words = contactInboxWords.search

interface Props {
  readonly onClose: () => void
  readonly onChosen: (accountId: string) => void
}

/** Finds whose an enquiry is. */
export const LinkPatient = ({ onClose, onChosen }: Props) => (
  <DialogOnDemand open onOpenChange={(next) => next || onClose()} title={words.title} description={words.what}>
    <FindPatient choose={words.choose} onChosen={onChosen} />
  </DialogOnDemand>
)

interface FindProps {
  /** What the button beside a patient says. */
  readonly choose: (name: string) => string
  readonly onChosen: (accountId: string) => void
}

/** The same search as everywhere at the desk, with the same rows in the access log. */
export function FindPatient({ choose, onChosen }: FindProps) {
  const [typed, setTyped] = useState('')
  const { found, problem, isBusy, find } = useSearch()
  function submit(event: FormEvent) {
    event.preventDefault()
    void find(typed, '')
  }
  return (
    <>
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <DeskLine
          label={words.label}
          value={typed}
          onChange={setTyped}
          maxLength={200}
          problem={problem?.says ?? null}
        />
        <div className="pt-5.5">
          <Button type="submit" size="small" busy={isBusy} busyLabel={words.finding}>
            {words.find}
          </Button>
        </div>
      </form>
      <p role="status" className="mt-3 text-sm empty:hidden">
        {found?.people.length === 0 && words.none}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {found?.people.map(({ accountId, name, born, town }) => (
          <li key={accountId} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
            <span>
              <span className="font-semibold">{name}</span>{' '}
              {[born && formatShortDate(born), town].filter(Boolean).join(' · ')}
            </span>
            <Button size="small" variant="secondary" onClick={() => onChosen(accountId)}>
              {choose(name)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
