import { randomUUID } from 'node:crypto'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { operatorActs } from './tables.ts'

/** The operator, by their account on the machine. */
export interface Operator {
  readonly user: string
  readonly host: string
}

export interface ActContent extends Operator {
  /** Null: a mere read that needs no reason. */
  readonly reason: string | null
}

export interface NewAct {
  readonly operator: Operator
  readonly command: string
  readonly reason: string | null
  readonly accountId?: string | null
  readonly subject?: string | null
}

export const actOwner = (id: string) => `operator act/${id}`

/** Before it is done, or in the transaction that does it. */
export async function recordAct(
  tx: Orm,
  vault: Vault,
  { operator: { user, host }, command, reason, accountId = null, subject = null }: NewAct,
  now: Instant,
): Promise<void> {
  const id = randomUUID()
  const content = vault.seal(JSON.stringify({ user, host, reason } satisfies ActContent), actOwner(id))
  await tx.insert(operatorActs).values({ id, command, accountId, subject, content, at: new Date(now) })
}
