import type { AssessmentFigures } from '#content/figures.ts'
import { adultAdhdAssessment } from '../appointments/adult-adhd-assessment.ts'
import { holdMinutes } from '../appointments/hold.ts'
import { medicationReview } from '../appointments/medication-review.ts'
import { currentPolicy } from '../appointments/policy.ts'
import { adultAge } from '../identity/age-limits.ts'
import { pounds, wholePounds } from '../orders/money.ts'
import { adhdMedication, companionMonths } from '../services/adhd.ts'

/** Figures for sentences about the ADHD assessment. */
export const assessmentFigures: AssessmentFigures = {
  adultAge,
  minutes: adultAdhdAssessment.minutes,
  price: pounds(adultAdhdAssessment.pricePence),
  holdMinutes,
  medication: {
    average: wholePounds(adhdMedication.averagePence),
    from: wholePounds(adhdMedication.fromPence),
    to: wholePounds(adhdMedication.toPence),
  },
  review: { price: pounds(medicationReview.pricePence), minutes: medicationReview.minutes },
  postedPrescription: wholePounds(currentPolicy.postedPrescriptionPence),
  companionMonths,
}
