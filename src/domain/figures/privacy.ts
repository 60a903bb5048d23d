import { deskSession } from '#domain/staff/desk-session.ts'
import { holdMinutes, longestHoldMinutes } from '../booking/hold.ts'
import { unpaidOrderDays } from '../orders/order-states.ts'
import { adultAge } from '../people/age-limits.ts'
import { scoredQuestions } from '../questionnaires/adhd/frequency.ts'
import { retention } from '../retention.ts'

/** What the privacy policy is told. */
export const privacyFigures = {
  adultAge,
  retention: {
    ...retention,
    codeMinutes: retention.phoneCode.worksMinutes,
    holdMinutes,
    longestHoldMinutes,
    unpaidOrderDays,
  },
  stored: {
    visitDays: retention.visitDays,
    rememberedDays: retention.session.rememberedDays,
    oauthMinutes: retention.oauthMinutes,
    deskHours: deskSession.hours,
    knownDeviceDays: retention.knownDeviceDays,
    progressCopyDays: retention.progressCopyDays,
    scored: scoredQuestions.length,
  },
} as const
