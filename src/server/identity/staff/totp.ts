import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { brand } from '#content/brand.ts'
import { codeStepSeconds } from '#domain/identity/staff/desk-session.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { Services } from '../../platform/services.ts'
import { type Challenge, wrongFactor } from './challenges.ts'
import { staffTotp } from './tables.ts'

const owner = (staffId: string) => `staff/${staffId}/totp`
const stepOf = (now: number) => Math.floor(now / 1_000 / codeStepSeconds)

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

const appOf = (secret: string, label = '') =>
  new TOTP({
    issuer: `${brand.name} desk`,
    label,
    secret: Secret.fromBase32(secret),
    period: codeStepSeconds,
    digits: 6,
  })

export const totpAddress = (secret: string, email: string): string => appOf(secret, email).toString()

export const codeNow = (secret: string, now: number): string => appOf(secret).generate({ timestamp: now })

/** The time step of a code: the current one or a neighbour. Null: it is wrong. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = appOf(secret).validate({ token, timestamp: now, window: 1 })
  return delta === null ? null : stepOf(now) + delta
}

interface NewApp {
  readonly staffId: string
  readonly secret: string
  readonly lastStep: number
  /** The name its owner gave it, sealed. */
  readonly name?: Buffer | null
}

export async function insertTotp(tx: Orm, vault: Vault, { staffId, secret, lastStep, name = null }: NewApp) {
  await tx.insert(staffTotp).values({ staffId, secret: vault.seal(secret, owner(staffId)), lastStep, name })
}

/** All code apps of a person, oldest first. */
export async function totpSecretsOf(orm: Orm, vault: Vault, staffId: string) {
  const found = await orm
    .select()
    .from(staffTotp)
    .where(eq(staffTotp.staffId, staffId))
    .orderBy(asc(staffTotp.createdAt), asc(staffTotp.id))
  return found.map(({ id, secret }) => ({ id, secret: vault.open(secret, owner(staffId)) }))
}

/** Each code is accepted once. Demo staff share theirs with everyone who tries the product: theirs is not limited. */
export async function proveTotp({ vault, now }: Services, tx: Orm, { staffId, isDemo }: Challenge, code: string) {
  const apps = await totpSecretsOf(tx, vault, staffId)
  const [shown] = apps.flatMap(({ id, secret }) => {
    const step = stepOfCode(secret, code, now())
    return step === null ? [] : [{ id, step }]
  })
  if (!shown) throw wrongFactor()
  if (isDemo) return
  const taken = await tx
    .update(staffTotp)
    .set({ lastStep: sql`${shown.step}` })
    .where(and(eq(staffTotp.id, shown.id), lt(staffTotp.lastStep, shown.step)))
    .returning({ staffId: staffTotp.staffId })
  if (taken.length === 0) throw wrongFactor()
}
