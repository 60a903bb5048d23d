import type { AssessmentFigures } from '#content/figures.ts'
import { redFlagLead, redFlagLines } from '#content/treatment/red-flags.ts'
import type { FaqItem } from './faq.ts'

/** Answers that name medicines or speak of taking them: on the public site, or for signed-in patients alone. */

export const missedDose: FaqItem = {
  id: 'weight-missed-dose',
  question: 'What if I miss a dose?',
  answer: [
    'If you use Mounjaro, a missed dose can be taken within 4 days of the day it was due. If more than 4 days have passed, skip it and take the next one on your usual day. Never take two doses to catch up.',
    'Other medicines have different limits. Always follow the leaflet in the box, and ask us if you are not sure. If you have missed more than one dose, speak to us before you take the next: you may have to start again with a lower one.',
  ],
}

export const sideEffects: FaqItem = {
  id: 'weight-side-effects',
  question: 'What about side effects?',
  answer: [
    'The most common are feeling sick, being sick, diarrhoea and constipation. Your dose starts low and rises slowly, which helps. Tell your clinician about anything that worries you.',
    redFlagLead,
    { list: redFlagLines },
    [
      'You can report side effects through the ',
      { text: 'MHRA Yellow Card scheme', href: 'https://yellowcard.mhra.gov.uk' },
      '.',
    ],
  ],
}

export const pregnancy: FaqItem = {
  id: 'weight-pregnancy',
  question: 'Can I use it if I want a baby or take the pill?',
  answer: [
    'Not while you are pregnant, trying to get pregnant or breastfeeding. If you could get pregnant, use contraception while you take these medicines. Stop Mounjaro one month, or Wegovy two months, before you start trying.',
    'Mounjaro can make the pill work less well. If you take the pill, add a condom or use a method that is not a pill for four weeks after you start and for four weeks after each rise in dose. This is the MHRA’s advice of June 2025.',
  ],
}

export const adhdMedicationCost = ({ medication }: Pick<AssessmentFigures, 'medication'>): FaqItem => ({
  id: 'adhd-medication-cost',
  question: 'What does ADHD medication cost?',
  answer: [
    `It averages around ${medication.average} per month (range ${medication.from}-${medication.to}), depending on the medicine and the dose. Not everyone needs medication, and it is not part of the assessment fee.`,
  ],
})

export const storing: FaqItem = {
  id: 'weight-storing',
  question: 'How is it delivered and stored?',
  answer: [
    'In a plain parcel without names or logos, to the address you give. Keep unused pens in the fridge, and don’t let them freeze. The leaflet in the box gives the temperature, and how long a pen can be out of the fridge. If a parcel arrives warm, damaged or wrong, do not use it, and tell us straight away.',
  ],
}

export const stopping: FaqItem = {
  id: 'weight-stop',
  question: 'Can I pause or stop?',
  answer: [
    'At any time, and there is no minimum term. Talk to your clinician first, so that you stop safely: appetite usually comes back, and if you start again later, you may have to start on a lower dose.',
  ],
}

/** All of them, for patients. */
export const medicineQuestions = (figures: Pick<AssessmentFigures, 'medication'>): readonly FaqItem[] => [
  missedDose,
  sideEffects,
  pregnancy,
  storing,
  stopping,
  adhdMedicationCost(figures),
]
