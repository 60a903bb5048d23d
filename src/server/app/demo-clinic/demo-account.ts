import { insertAccount } from '../../identity/accounts/account-rows.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

/** The account of a demo patient, with its address marked as proven. */
export async function demoAccount(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  account: Parameters<typeof insertAccount>[2],
): Promise<string> {
  const id = await insertAccount(tx, vault, { ...account, emailProvenAt: new Date(now()) })
  if (id === null) throw new Error('A demo patient is there already.')
  return id
}
