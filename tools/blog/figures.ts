import { compliance } from '../../src/content/compliance.ts'
import { inWords, share, times } from '../../src/content/numbers.ts'
import { currentPolicy } from '../../src/domain/appointments/policy.ts'
import { assessmentFigures } from '../../src/domain/figures/assessment.ts'
import { adhdLength } from '../../src/domain/intake/adhd/length.ts'
import { highestScore } from '../../src/domain/intake/adhd/score.ts'

const { adultAge, minutes, price, holdMinutes, medication, postedPrescription, companionMonths } = assessmentFigures
const { fullRefundDays, partRefundHours, partRefundPercent, reschedulesPerEpisode, missedAfterMinutes } = currentPolicy

/** Our figures that an article may use, by placeholder: `{{price}}`. */
const figures: Readonly<Record<string, string | number>> = {
  'adult age': adultAge,
  minutes,
  'minutes in words': inWords(minutes),
  price,
  'hold minutes': holdMinutes,
  'scored in words': inWords(adhdLength.scored),
  safety: adhdLength.safety,
  'highest score': highestScore,
  'full refund days in words': inWords(fullRefundDays),
  'part refund days in words': inWords(partRefundHours / 24),
  'part refund hours': partRefundHours,
  'part refund': share(partRefundPercent),
  moves: times(reschedulesPerEpisode),
  'missed after minutes': missedAfterMinutes,
  'medication cost': compliance.advertisesTreatment
    ? `It is not part of the fee. Where it is prescribed, it averages around ${medication.average} a month, and ranges from ${medication.from} to ${medication.to}.`
    : 'It is not part of the fee, and your psychiatrist tells you what it would cost before you decide.',
  'posted prescription': postedPrescription,
  'companion months in words': inWords(companionMonths),
}

/** The text of an article with our figures in it. `refuse` is called for an unknown placeholder. */
export const withFigures = (source: string, refuse: (reason: string) => never): string =>
  source.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const known = figures[name]
    return known === undefined ? refuse(`"{{${name}}}" is no figure of ours.`) : String(known)
  })
