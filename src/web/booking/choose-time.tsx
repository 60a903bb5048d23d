import { useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { scheduleWords as words } from '#content/appointments/booking.ts'
import { holdWords } from '#content/appointments/booking-hold.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { holdMinutes } from '#domain/appointments/hold.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useAdhdStatus } from '#web/shared/answers/adhd-status.ts'
import { useBotToken } from '#web/shared/bot-check/use-bot-token.ts'
import { Schedule } from '#web/shared/calendar/schedule.tsx'
import type { Slot } from '#web/shared/calendar/slot.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { BookingPage } from './booking-page.tsx'
import { type Held, holdTime } from './hold-time.ts'
import { ObstacleNote } from './obstacle.tsx'
import { useHold } from './use-hold.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

type Refused = Extract<Held, { is: 'refused' }>

export default function ChooseTime() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const status = useAdhdStatus()
  const takeToken = useBotToken('hold_slot')
  const { held, ask } = useHold()
  const [pending, setPending] = useState<Slot | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [version, setVersion] = useState(0)
  /** Another day was chosen since: the time that is held is not the chosen one any more (BK-03). */
  const [isElsewhere, setIsElsewhere] = useState(false)
  const [clinician, setClinician] = useState<string | null>(null)
  const isBusy = useRef(false)
  const hold = held.at === 'kept' ? held.hold : null

  /** One at a time, however often it is pressed. */
  async function choose(slot: Slot | null) {
    if (isBusy.current) return
    setRefused(null)
    if (!slot) return setIsElsewhere(true)
    isBusy.current = true
    setPending(slot)
    const outcome = await holdTime(slot, takeToken)
    isBusy.current = false
    setPending(null)
    if (outcome.is === 'held') {
      const when = formatDateTime(Date.parse(outcome.hold.startsAt))
      showToast({ title: words.selected.title, description: words.selected.description(when, holdMinutes) })
      return void navigate(pages.bookingAccount)
    }
    setRefused(outcome)
    // Another has it, or the reply was lost: either way the times are no longer what is shown.
    setVersion((last) => last + 1)
    ask()
  }

  function chooseClinician(id: string | null) {
    setRefused(null)
    setClinician(id)
  }

  const isWithAnother = clinician !== null && hold?.clinician.id !== clinician
  return (
    <BookingPage step={2} back={pages.bookingService} heading={words.heading} lead={words.lead(holdMinutes)} isTight>
      {status && <ObstacleNote answers={status.answers} className="mb-6" />}
      {hold && (
        <aside
          aria-label={holdWords.yours}
          className="mb-6 flex animate-appear flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-mint px-5 py-3 sm:px-6"
        >
          <p className="flex-1 basis-60 max-sm:text-sm">
            {isElsewhere ? (
              words.stillHeld(formatDateTime(Date.parse(hold.startsAt)))
            ) : (
              <>
                {holdWords.yours}:{' '}
                <strong className="font-semibold">{formatDateTime(Date.parse(hold.startsAt))}</strong>
              </>
            )}
          </p>
          <ButtonLink to={pages.bookingAccount} size="small" variant="secondary">
            {holdWords.carryOn}
          </ButtonLink>
        </aside>
      )}
      <Schedule
        begin={dayIn(search)}
        clinician={clinician ?? undefined}
        onClinician={chooseClinician}
        chosen={isElsewhere || isWithAnother ? null : hold}
        pending={pending}
        problem={refused && <Why refused={refused} />}
        version={version}
        onChoose={choose}
      />
    </BookingPage>
  )
}

/** The day an address asks for. Null: none that there is. */
function dayIn(search: URLSearchParams): string | null {
  const day = search.get('day') ?? ''
  return /^20\d{2}-(0[1-9]|1[0-2])-\d{2}$/.test(day) ? day : null
}

const Why = ({ refused: { message, way } }: { refused: Refused }) => (
  <>
    <p>{message}</p>
    {way && (
      <Link to={way.to} className="mt-1 inline-block py-1 font-semibold text-ink underline underline-offset-4">
        {way.label}
      </Link>
    )}
  </>
)
