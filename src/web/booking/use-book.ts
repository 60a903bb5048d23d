import { callApi } from '#web/browser/api.ts'
import { sendAdhdAnswers } from '#web/shared/answers/adhd-status.ts'
import type { Placed, SetBack } from '#web/shared/checkout/outcome.ts'
import { useSubmit } from '#web/shared/checkout/use-submit.ts'
import type { BookingForm } from './booking-form.ts'
import { type Beside, placeBooking } from './place-booking.ts'

interface Given extends Beside {
  readonly form: BookingForm
  readonly onPlaced: (placed: Placed) => void
  /** Another time is kept than the form shows. */
  readonly onAnotherTime: () => void
}

export function useBook({ form, hold, canCancel, onPlaced, onAnotherTime }: Given) {
  /** Two tabs may show two times. Whoever still has one stays here with it. */
  async function findAnotherTime(setBack: SetBack): Promise<string | null> {
    const { data } = await callApi('my_hold', {})
    if (data?.hold) {
      onAnotherTime()
      return setBack.is === 'released' ? setBack.message : null
    }
    // The page says so by itself, with the way to have it again.
    onAnotherTime()
    return null
  }

  return useSubmit({
    sendAnswers: sendAdhdAnswers,
    send: async (takeToken) =>
      hold ? placeBooking(form, { hold, canCancel }, takeToken) : { is: 'released', message: '' },
    onPlaced,
    onSetBack: findAnotherTime,
  })
}
