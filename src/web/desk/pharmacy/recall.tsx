import { type FormEvent, useState } from 'react'
import { recallWords as words } from '#content/desk/pharmacy.ts'
import type { CallReply } from '#contract/calls.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { dateOf, writtenDate } from '../cases/written-date.ts'
import { deskCall } from '../desk-call.ts'
import { DeskLine } from '../parts/desk-field.tsx'

interface Found {
  readonly batch: string
  readonly pens: CallReply<'desk_recall'>['pens']
}

/** Everybody who was given a pen of one batch. */
export function Recall() {
  const [batch, setBatch] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function find(event: FormEvent) {
    event.preventDefault()
    const asked = batch.trim()
    if (asked === '' || isBusy) return
    setIsBusy(true)
    setProblem(null)
    setFound(null)
    try {
      const { code, data, message } = await deskCall('desk_recall', { batch: asked })
      if (code === 200 && data) setFound({ batch: asked, pens: data.pens })
      else setProblem(message)
    } catch {
      setProblem(words.failed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className="mt-10 border-t border-line pt-5">
      <h2 className="text-[1.375rem]">{words.title}</h2>
      <p className="mb-3 max-w-[40rem] text-xs text-ink-soft">{words.lead}</p>
      <form onSubmit={find} className="flex max-w-md items-end gap-3">
        <div className="flex-1">
          <DeskLine
            label={words.batch}
            type="search"
            value={batch}
            onChange={setBatch}
            maxLength={40}
            problem={problem}
          />
        </div>
        <Button type="submit" size="small" variant="secondary" busy={isBusy} busyLabel={words.finding}>
          {words.find}
        </Button>
      </form>
      <p role="status" className="mt-4 font-semibold empty:hidden">
        {found && (found.pens.length === 0 ? words.none(found.batch) : words.found(found.pens.length, found.batch))}
      </p>
      {found && found.pens.length > 0 && <Recipients pens={found.pens} />}
    </section>
  )
}

const Recipients = ({ pens }: Pick<Found, 'pens'>) => (
  <table className="mt-2 w-full border-collapse text-left">
    <thead>
      <tr className="text-xs text-ink-soft">
        {Object.values(words.columns).map((column) => (
          <th key={column} scope="col" className="py-1.5 pr-4 font-semibold">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {pens.map((pen) => (
        <tr key={`${pen.caseId} ${pen.at}`} className="h-13 border-t border-line">
          <th scope="row" className="pr-4 font-semibold">
            {pen.name}
            <span className="block text-xs font-normal text-ink-soft">{pen.reference}</span>
          </th>
          <td className="pr-4">
            {pen.mobile}
            <span className="block text-xs text-ink-soft">{pen.email}</span>
          </td>
          <td className="pr-4">
            {pen.brand} {pen.strength}
            <span className="block text-xs text-ink-soft">{writtenDate(pen.expires)}</span>
          </td>
          <td>{dateOf(pen.at)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
