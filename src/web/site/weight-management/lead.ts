import { weightManagementLead } from '#content/site/landings/weight-management-lead.ts'
import { firstMedicine } from '#domain/medicines/medicines.ts'
import { lowestFirstMonthPence } from '#domain/medicines/prices.ts'
import { pounds } from '#domain/orders/money.ts'

export const lead = weightManagementLead({
  firstMonth: pounds(lowestFirstMonthPence),
  before: pounds(firstMedicine.priceOldPence),
})
