import { adhdAssessmentLead } from '#content/site/landings/adhd-assessment-lead.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { pounds } from '#domain/orders/money.ts'

const { minutes, pricePence } = adultAdhdAssessment

export const lead = adhdAssessmentLead({ minutes, price: pounds(pricePence) })
