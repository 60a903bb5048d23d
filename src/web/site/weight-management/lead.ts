import { weightManagementLead } from '#content/site/landings/weight-management-lead.ts'
import { lowestFirstMonthPence, mounjaro } from '#domain/catalogue/medications.ts'
import { pounds } from '#domain/orders/money.ts'

export const lead = weightManagementLead({
  firstMonth: pounds(lowestFirstMonthPence),
  before: pounds(mounjaro.priceOldPence),
})
