import { deskSession } from '#domain/identity/staff/desk-session.ts'
import { holdMinutes, longestHoldMinutes } from '../appointments/hold.ts'
import { adultAge } from '../identity/age-limits.ts'
import { scoredQuestions } from '../intake/adhd/frequency.ts'
import { unpaidOrderDays } from '../orders/order-states.ts'
import { restrictionAnswerDays, restrictionEndDays } from '../privacy/restriction.ts'
import { retention } from '../privacy/retention.ts'

/** Figures for the privacy policy. */
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
  restrictionDays: { answer: restrictionAnswerDays, notice: restrictionEndDays },
} as const
