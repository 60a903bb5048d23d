import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { statedCm } from '#domain/clinical/course.ts'
import { weightService } from '#domain/services/weight-management.ts'
import { plainInCurrentVersion } from '../../intake/questionnaires/current-version.ts'
import { orderAnswersOwner } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

/** The height a patient gave with their last order, for their BMI. Null: none that can be read. */
export async function knownHeight({ vault }: Pick<Services, 'vault'>, orm: Orm, accountId: string) {
  const [last] = await orm
    .select()
    .from(orders)
    .where(
      and(eq(orders.accountId, accountId), eq(orders.kind, weightService.firstOrder), isNotNull(orders.authorisedAt)),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (!last) return null
  try {
    const plain = vault.open(last.answers, orderAnswersOwner(last.id))
    return statedCm(JSON.parse(plainInCurrentVersion(weightService.questionnaire, last.questionnaireVersion, plain)))
  } catch {
    return null
  }
}
