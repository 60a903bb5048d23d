import { type FormEvent, useState } from 'react'
import { recallWords as words } from '#content/desk/pharmacy.ts'
import type { CallReply } from '#contract/calls.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { deskCall } from '../desk-call.ts'
import { DeskLine } from '../parts/desk-line.tsx'
import { RecallRecipients } from './recall-recipients.tsx'

interface RecalledPens {
  readonly batch: string
  readonly pens: CallReply<'desk_recall'>['pens']
}

/** Everybody who was given a pen of one batch. */
export function Recall() {
  const [batch, setBatch] = useState('')
  const [found, setFound] = useState<RecalledPens | null>(null)
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
      {found && found.pens.length > 0 && <RecallRecipients pens={found.pens} />}
    </section>
  )
}
