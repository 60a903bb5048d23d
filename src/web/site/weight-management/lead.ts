import { compliance } from '#content/compliance.ts'
import { consultationLead, treatmentLead } from '#content/site/landings/weight-management-lead.ts'
import { firstMedicine } from '#domain/medicines/medicines.ts'
import { lowestFirstMonthPence } from '#domain/medicines/prices.ts'
import { pounds } from '#domain/orders/money.ts'

export const lead = compliance.advertisesTreatment
  ? treatmentLead({ firstMonth: pounds(lowestFirstMonthPence), before: pounds(firstMedicine.listPricePence) })
  : consultationLead
