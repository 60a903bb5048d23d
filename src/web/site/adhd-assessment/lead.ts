import { adhdAssessmentLead } from '#content/landings/adhd-assessment-lead.ts'
import { adultAdhdAssessment } from '#domain/booking/service.ts'
import { pounds } from '#domain/catalogue/money.ts'

const { minutes, pricePence } = adultAdhdAssessment

export const lead = adhdAssessmentLead({ minutes, price: pounds(pricePence) })
