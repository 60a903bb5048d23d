import type { Orm } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/vault.ts'
import { sentCheckInsOf } from '../../cases/check-ins-of.ts'
import { checksOf } from '../../cases/evidence-rows.ts'
import { weightsOf } from '../../cases/on-treatment.ts'
import { evidenceIn } from '../../cases/read-evidence.ts'

/** The last verified or reported weight before. Null: none is known. */
export async function lastWeightOf(vault: Vault, tx: Orm, accountId: string) {
  const evidence = evidenceIn(await checksOf(tx, vault, accountId))
  return weightsOf(evidence, await sentCheckInsOf(tx, vault, accountId)).at(-1) ?? null
}
