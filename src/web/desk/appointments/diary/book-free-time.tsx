import { useState } from 'react'
import { diaryWords as words } from '#content/appointments/arrange.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { FindPatient } from '../../enquiries/link-patient.tsx'
import { Bookable } from '../../people/book-appointment.tsx'

interface Props {
  readonly at: string
  readonly onClose: () => void
  readonly onBooked: () => Promise<void>
}

/** A free time of the diary: first whose it is to be, then the form by which it is booked on their record. */
export function BookFreeTime({ at, onClose, onBooked }: Props) {
  const [accountId, setAccountId] = useState<string | null>(null)
  const { date, time } = londonTimeAt(Date.parse(at))
  return (
    <DialogOnDemand
      open
      onOpenChange={(next) => next || onClose()}
      title={words.book.title(formatDateTime(Date.parse(at)))}
      description={words.book.what}
    >
      {accountId === null ? (
        <FindPatient choose={words.book.choose} onChosen={setAccountId} />
      ) : (
        <>
          <p className="mb-4">
            <Button size="small" variant="quiet" onClick={() => setAccountId(null)}>
              {words.book.other}
            </Button>
          </p>
          <Bookable accountId={accountId} wanted={{ date, time }} onDone={onBooked} />
        </>
      )}
    </DialogOnDemand>
  )
}
