import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { bookingDetails, holdWords } from '#content/booking.ts'
import type { SlotHold } from '#contract/bookings.ts'
import { notEligiblePath, pages } from '#contract/pages.ts'
import { settleAdhdAnswers } from '#web/adhd-status.ts'
import { callApi } from '#web/api.ts'
import { useBotToken } from '#web/bot-check/use-bot-token.ts'
import { showToast } from '#web/ui/toasts.ts'
import type { BookOutcome } from './book-outcome.ts'
import type { BookingForm, FormProblems } from './booking-form.ts'
import { placeBooking, submitAction } from './place-booking.ts'
import type { Refused } from './refusal.tsx'

export type Placed = Extract<BookOutcome, { is: 'placed' }>

/** What the server found wrong: beside the fields where there is one, at the top in any case. */
interface Found {
  readonly problems: FormProblems
  readonly others: readonly string[]
}

const nothing: Found = { problems: {}, others: [] }

interface Given {
  readonly form: BookingForm
  readonly hold: SlotHold | null
  readonly onPlaced: (placed: Placed) => void
  /** Another time is kept than the form shows. */
  readonly onAnotherTime: () => void
}

/** Sends the form, once however often it is pressed, and only when every answer is on the server. */
export function useBook({ form, hold, onPlaced, onAnotherTime }: Given) {
  const navigate = useNavigate()
  const takeToken = useBotToken(submitAction)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [found, setFound] = useState<Found>(nothing)
  const isBusy = useRef(false)

  async function send() {
    const answers = await settleAdhdAnswers()
    if (answers !== 'saved') return setRefused({ why: answers })
    await take(hold ? await placeBooking(form, hold, takeToken) : { is: 'released', message: '' })
  }

  /** Two tabs may show two times. Whoever still has one stays here with it. */
  async function findAnotherTime(message: string) {
    const { data } = await callApi('my_hold', {})
    if (data?.hold) {
      onAnotherTime()
      return setRefused({ why: 'told', message })
    }
    showToast({ title: holdWords.expired.title, description: holdWords.expired.text, variant: 'destructive' })
    void navigate(pages.bookingSchedule)
  }

  async function take(outcome: BookOutcome) {
    switch (outcome.is) {
      case 'placed':
        return onPlaced(outcome)
      case 'fields':
        return setFound(outcome)
      case 'not eligible':
        return void navigate(notEligiblePath(outcome.reason))
      case 'unanswered':
        return setRefused({ why: 'unanswered', message: outcome.message, to: outcome.to })
      case 'released':
        return findAnotherTime(outcome.message)
      default:
        return setRefused({ why: 'told', message: outcome.message })
    }
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setIsSubmitting(true)
    setRefused(null)
    setFound(nothing)
    try {
      await send()
    } catch {
      setRefused({ why: 'told', message: bookingDetails.exception })
    }
    isBusy.current = false
    setIsSubmitting(false)
  }

  return { submit, isSubmitting, refused, found }
}
