import { useState } from 'react'
import { appointmentWords } from '#content/booking.ts'
import type { CallReply } from '#contract/calls.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { callApi } from '#web/device/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'

const words = appointmentWords.letter

type Loaded = 'loading' | 'failed' | NonNullable<CallReply<'my_letter'>>

/** The letter after an appointment, to read and to print. */
export function ReadLetter({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [letter, setLetter] = useState<Loaded>('loading')

  async function open() {
    setIsOpen(true)
    setLetter('loading')
    try {
      const { data } = await callApi('my_letter', { id })
      setLetter(data ?? 'failed')
    } catch {
      setLetter('failed')
    }
  }

  return (
    <>
      <Button size="small" variant="secondary" onClick={() => void open()}>
        {words.read}
      </Button>
      <DialogOnDemand
        open={isOpen}
        onOpenChange={setIsOpen}
        title={words.title}
        description={
          typeof letter === 'string'
            ? ''
            : words.written(letter.by, writtenDate(londonTimeAt(Date.parse(letter.at)).date))
        }
      >
        {letter === 'loading' && <p role="status">{words.loading}</p>}
        {letter === 'failed' && <p role="alert">{words.failed}</p>}
        {typeof letter !== 'string' && (
          <div className="space-y-6">
            <p className="whitespace-pre-line">{letter.body}</p>
            <Button size="small" onClick={() => window.print()}>
              {words.print}
            </Button>
          </div>
        )}
      </DialogOnDemand>
    </>
  )
}
