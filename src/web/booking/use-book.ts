import { useNavigate } from 'react-router'
import { holdWords } from '#content/booking.ts'
import type { SlotHold } from '#contract/bookings.ts'
import { pages } from '#contract/pages.ts'
import { settleAdhdAnswers } from '#web/adhd-status.ts'
import { callApi } from '#web/api.ts'
import type { Placed, SetBack } from '#web/placing/outcome.ts'
import { usePlacing } from '#web/placing/use-placing.ts'
import { showToast } from '#web/ui/toasts.ts'
import type { BookingForm } from './booking-form.ts'
import { placeBooking } from './place-booking.ts'

interface Given {
  readonly form: BookingForm
  readonly hold: SlotHold | null
  readonly onPlaced: (placed: Placed) => void
  /** Another time is kept than the form shows. */
  readonly onAnotherTime: () => void
}

export function useBook({ form, hold, onPlaced, onAnotherTime }: Given) {
  const navigate = useNavigate()

  /** Two tabs may show two times. Whoever still has one stays here with it. */
  async function findAnotherTime(setBack: SetBack): Promise<string | null> {
    const { data } = await callApi('my_hold', {})
    if (data?.hold) {
      onAnotherTime()
      return setBack.is === 'released' ? setBack.message : null
    }
    showToast({ title: holdWords.expired.title, description: holdWords.expired.text, variant: 'destructive' })
    void navigate(pages.bookingSchedule)
    return null
  }

  return usePlacing({
    settle: settleAdhdAnswers,
    send: async (takeToken) => (hold ? placeBooking(form, hold, takeToken) : { is: 'released', message: '' }),
    onPlaced,
    onSetBack: findAnotherTime,
  })
}
