import { scheduleWords } from '#content/appointments/booking.ts'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { notEligiblePath } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { sendAdhdAnswers } from '#web/shared/answers/adhd-status.ts'
import type { Slot } from '#web/shared/calendar/slot.ts'

const words = scheduleWords.refused
const answerWithinMs = 10_000

interface WayOn {
  readonly to: string
  readonly label: string
}

export type Held =
  | { readonly is: 'held'; readonly hold: SlotHold }
  /** `way`: what to do about it, where that is not another time. */
  | { readonly is: 'refused'; readonly message: string; readonly way: WayOn | null }

interface Told {
  readonly reason?: string
  readonly notEligible?: string
  readonly missing?: string
}

/** Asks for a time, once every answer is on the server: they decide whether it can be had. */
export async function holdTime({ date, time, clinicianId }: Slot, takeToken: () => Promise<string>): Promise<Held> {
  try {
    await sendAdhdAnswers()
    const ask = async () =>
      callApi(
        'hold_slot',
        { date, time, ...(clinicianId ? { clinician: clinicianId } : {}), token: await takeToken() },
        AbortSignal.timeout(answerWithinMs),
      )
    const first = await ask()
    const isTakenForARobot = first.code === 403 && (Object(first.data) as Told).reason === 'bot'
    const { code, data, message } = isTakenForARobot ? await ask() : first
    if (code === 200 && data) return { is: 'held', hold: data }
    return { is: 'refused', message: message || scheduleWords.taken, way: wayOf(Object(data) as Told) }
  } catch {
    return { is: 'refused', message: scheduleWords.unreachable, way: null }
  }
}

function wayOf({ notEligible, missing }: Told): WayOn | null {
  if (notEligible) return { to: notEligiblePath(notEligible), label: words.helpLink }
  return missing ? { to: missing, label: words.unansweredLink } : null
}
