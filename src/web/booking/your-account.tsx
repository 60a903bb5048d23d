import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { yourAccountWords as words } from '#content/appointments/booking.ts'
import { pages } from '#contract/pages.ts'
import { isEmail } from '#domain/identity/email.ts'
import { LarkWithLetter } from '#web/kit/art/lark-with-letter.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { BookingPage } from './booking-page.tsx'
import { HoldNote } from './hold-note.tsx'
import { savedEmail, saveEmail } from './saved-booking.ts'
import { useHold } from './use-hold.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function YourAccount() {
  const navigate = useNavigate()
  const { held, ask } = useHold()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const isEmpty = email.trim() === ''

  // What somebody typed before the page was awake stays.
  useEffect(() => setEmail((typed) => typed || savedEmail()), [])

  function go(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) return
    if (!isEmail(email.trim())) {
      setProblem(words.invalid)
      document.getElementById('email')?.focus()
      return
    }
    saveEmail(email.trim())
    void navigate(pages.bookingDetails)
  }

  return (
    <BookingPage step={3} back={pages.bookingSchedule} heading={words.heading} lead={words.lead}>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_min(25rem,50%)]">
        <form onSubmit={go} noValidate className="max-w-[32rem] space-y-6">
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            label={words.label}
            error={problem}
            value={email}
            onChange={(typed) => {
              setEmail(typed)
              setProblem(undefined)
            }}
          />
          <div>
            <Button type="submit" size="large" wide arrow disabled={isEmpty} aria-describedby="enter-first">
              {words.next}
            </Button>
            <p id="enter-first" className="mt-3 min-h-6 text-center text-sm text-ink-soft">
              {isEmpty ? words.enterFirst : ''}
            </p>
          </div>
        </form>
        <div className="space-y-6 max-lg:-order-1">
          <HoldNote held={held} onKept={ask} />
          <LarkWithLetter className="hidden h-72 w-full rounded-card lg:block" />
        </div>
      </div>
    </BookingPage>
  )
}
