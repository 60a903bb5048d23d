import { useRef, useState } from 'react'
import { arrangeWords as words } from '#content/appointments/arrange.ts'
import type { BookedByDesk } from '#contract/appointments/desk-arrangements.ts'
import type { CallReply } from '#contract/calls.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { formatDateTime, formatLongDate } from '#domain/appointments/format-time.ts'
import { payWithinHours } from '#domain/appointments/medication-review.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/orders/money.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { ChooseTime } from '../components/choose-time.tsx'
import { DeskArea } from '../components/desk-area.tsx'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskChoices } from '../components/desk-choices.tsx'
import { NotLoaded } from '../components/not-loaded.tsx'
import { deskCall } from '../desk-call.ts'
import { useDeskRead } from '../use-desk-read.ts'

interface Props {
  readonly accountId: string
  readonly onChanged: () => Promise<void>
}

type Kind = CallReply<'desk_bookable'>['kinds'][number]

/** An appointment for the patient, agreed with them: what costs nothing, or a time that is kept until they have paid. */
export function BookAppointment({ accountId, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
        {words.book}
      </Button>
      <DialogOnDemand open={isOpen} onOpenChange={setIsOpen} title={words.bookTitle} description={words.bookWhat}>
        <Bookable
          accountId={accountId}
          onDone={async () => {
            setIsOpen(false)
            await onChanged()
          }}
        />
      </DialogOnDemand>
    </>
  )
}

interface Booking {
  readonly accountId: string
  /** The day and the time that were chosen before the patient was. */
  readonly wanted?: { readonly date: string; readonly time: string } | undefined
  readonly onDone: () => Promise<void>
}

/** What can be booked for a patient, and the form that books it. */
export function Bookable({ accountId, wanted, onDone }: Booking) {
  const shown = useDeskRead('desk_bookable', { accountId })
  const [chosen, setChosen] = useState<BookedByDesk | null>(null)
  if (!shown.data) return <NotLoaded of={shown} loading={words.loading} title={words.nothing} />
  const { kinds } = shown.data
  const open = kinds.filter(({ because }) => because === null)
  const kind = open.find(({ what }) => what === chosen) ?? (open.length === 1 ? open[0] : undefined)
  return (
    <div className="space-y-4 pb-6">
      {open.length === 0 && <p className="font-semibold">{words.nothing}</p>}
      {open.length > 1 && (
        <DeskChoices
          legend={words.what}
          choices={Object.fromEntries(open.map(({ what }) => [what, words.kinds[what]]))}
          chosen={chosen ?? ''}
          onChoose={(value) => setChosen(open.find(({ what }) => what === value)?.what ?? null)}
        />
      )}
      {kind && <BookForm key={kind.what} accountId={accountId} kind={kind} wanted={wanted} onDone={onDone} />}
      <ul className="space-y-1 border-t border-line pt-3 text-ink-soft">
        {kinds.flatMap(({ what, because }) =>
          because === null
            ? []
            : [
                <li key={what}>
                  <strong>{words.kinds[what]}:</strong> {because}
                </li>,
              ],
        )}
        <li>{words.assessment}</li>
      </ul>
    </div>
  )
}

function BookForm({ accountId, kind, wanted, onDone }: Booking & { kind: Kind }) {
  const { what, with: clinician, by, pricePence } = kind
  const [date, setDate] = useState(() => wanted?.date ?? by ?? addDays(londonTimeAt(Date.now()).date, 1))
  const [picked, setTime] = useState(wanted?.time ?? null)
  const [reason, setReason] = useState('')
  const { run, isBusy, problem, setProblem } = useAction(words.failed)
  // The same until it has arrived: sent again it is the same.
  const bookingId = useRef(randomUuid())
  const shown = useDeskRead('desk_times_to_book', { accountId, what, date })
  // What was wanted may not be free for what is booked for this patient.
  const time = picked !== null && (shown.data?.times.includes(picked) ?? true) ? picked : null
  const why = time === null ? words.needsTime : reason.trim() === '' ? words.needsReason : null

  async function book() {
    if (isBusy || time === null || why !== null) return
    await run(async () => {
      const body = { accountId, bookingId: bookingId.current, what, date, time, reason: reason.trim() }
      const { code, data, message } = await deskCall('desk_book_for_patient', body)
      if (code === 200 && data) {
        showToast({ title: data.payBy ? words.kept(formatDateTime(Date.parse(data.payBy))) : words.booked })
        await onDone()
        return
      }
      setProblem(message)
      if (code === 409) await shown.refresh()
    })
  }

  return (
    <div className="space-y-4">
      <h3 className="text-[1.125rem]">{words.kinds[what]}</h3>
      {clinician && by && <p>{words.followUp(clinician, formatLongDate(by))}</p>}
      {pricePence > 0 && <p>{words.toPay(pounds(pricePence), payWithinHours)}</p>}
      <ChooseTime
        date={date}
        chosen={time}
        of={shown}
        onDay={(value) => {
          setDate(value)
          setTime(null)
        }}
        onChoose={setTime}
      />
      <DeskArea
        rows={2}
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
        onConfirm={() => void book()}
        maxLength={1_000}
      />
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.booking} onPress={() => void book()}>
        {words.confirmBook(time === null ? null : formatDateTime(instantAt({ date, time })))}
      </DeskButton>
    </div>
  )
}
