import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { deskRestrictionWords } from '#content/privacy/restriction.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { isUseStopped } from '../../identity/restrictions/restricted.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { undoWindow } from '../../platform/execute-later/execute-later.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { requireSignedRules } from '../rules/rule-signatures.ts'
import { type Case, caseOwner, lockCase } from './case-rows.ts'
import { caseDecisions, cases, type DecisionKind } from './tables.ts'

export type Decision = typeof caseDecisions.$inferSelect

/** The contents of a decision beside its kind: decrypted only to execute it or to read the case. */
export interface DecisionContent {
  /** The message to the patient, as it was previewed. */
  readonly words?: string
  readonly dose?: string
  /** The price of a pen, as the patient was told. */
  readonly pricePence?: number | undefined
  readonly instructions?: string
  /** The reason, if the rules require one, or the reason of a return. */
  readonly reason?: string | null
  readonly ticked?: readonly { readonly flag: string; readonly reason?: string | null | undefined }[]
  /** The flags at the time of the decision. */
  readonly flags?: readonly unknown[]
  readonly isSenior?: boolean
  /** The prescription and its signature, made with the prescriber's own key as they approved. */
  readonly prescription?: SignedPrescription
  readonly pen?: RecordedPen
}

interface RecordedPen {
  readonly brand: string
  readonly strength: string
  readonly batch: string
  readonly expires: string
  /** From the code on its pack, if it was scanned. */
  readonly gtin?: string
  readonly serial?: string
}

export interface SignedPrescription {
  readonly text: string
  readonly keyId: string
  /** Base64. */
  readonly signature: string
  readonly signedAt: Instant
  readonly expiresAt: Instant
}

interface Deciding {
  readonly caseId: string
  readonly epoch: number
  readonly staffId: string
  readonly kind: DecisionKind
  /** For a decline: its code. */
  readonly reason?: string
  readonly rulesVersion: string
  readonly content: DecisionContent
  /** What is written in the same transaction, with the case in hand. What it throws refuses the decision. */
  readonly alongside?: (tx: Orm) => Promise<void>
}

const decisionOwner = (caseId: string) => `${caseOwner(caseId)}/decision`

export const openDecision = ({ vault }: Pick<Services, 'vault'>, { caseId, content }: Decision): DecisionContent =>
  JSON.parse(vault.open(content, decisionOwner(caseId)))

/** Decisions that need an assessment. A question to the patient and a pharmacist's return are always possible. */
const byRules: ReadonlySet<DecisionKind> = new Set<DecisionKind>(['approve', 'sign', 'decline', 'check'])

/**
 * Records a decision about a case that the caller holds under the epoch they saw. It is executed after the undo window;
 * until then nothing is sent and nobody else gets the case.
 */
export async function decide(services: Services, deciding: Deciding): Promise<Decision> {
  const { caseId, epoch, staffId, kind, reason, rulesVersion, content, alongside } = deciding
  const { database, vault } = services
  return database.transaction(async (tx) => {
    const now = services.now()
    if (byRules.has(kind)) await requireSignedRules(services, tx)
    const found = await lockOwn(services, tx, { caseId, epoch, staffId, now })
    if (await isDecisionStopped(tx, kind, found, now)) throw restricted()
    await alongside?.(tx)
    const id = randomUUID()
    const [made] = await tx
      .insert(caseDecisions)
      .values({
        id,
        caseId,
        epoch,
        kind,
        staffId,
        reason,
        rulesVersion,
        content: vault.seal(JSON.stringify(content), decisionOwner(caseId)),
        ...undoWindow(now),
      })
      .returning()
    await tx.update(cases).set({ pendingDecision: id }).where(eq(cases.id, caseId))
    await publishDeskEvent(tx, 'case', caseId)
    return made as Decision
  })
}

interface Holding {
  readonly caseId: string
  readonly epoch: number
  readonly staffId: string
  readonly now: Instant
}

/** The case, locked, if the caller still holds it under that epoch. */
async function lockOwn(services: Services, tx: Orm, holding: Holding): Promise<Case> {
  const found = await lockCase(tx, holding.caseId)
  if (!found) throw noSuchCase()
  await requireOwn(services, tx, found, holding)
  return found
}

/**
 * Whether the restriction of the patient's data stops a decision: when it is made, and again when it would take effect. A
 * pharmacist's return uses nothing: it gives the case back.
 */
export const isDecisionStopped = async (tx: Orm, kind: DecisionKind, found: Case, now: Instant): Promise<boolean> =>
  kind !== 'return' &&
  (await isUseStopped(tx, 'decision', { accountId: await patientOfCase(tx, found), caseId: found.id }, now))

/** Whichever of its two ways leads to them. Null: the order's owner has not been confirmed. */
export async function patientOfCase(
  tx: Orm,
  { orderId, accountId }: Pick<Case, 'orderId' | 'accountId'>,
): Promise<string | null> {
  if (orderId === null) return accountId
  const [order] = await tx.select({ accountId: orders.accountId }).from(orders).where(eq(orders.id, orderId))
  return order?.accountId ?? accountId
}

const restricted = () => new ApiError(422, deskRestrictionWords.blocked, { because: [deskRestrictionWords.blocked] })

/** Refuses a caller who has lost the case, naming who has it or decided it. */
export async function requireOwn(
  services: Services,
  tx: Orm,
  found: Case,
  { epoch, staffId, now }: Omit<Holding, 'caseId'>,
): Promise<void> {
  const isOwn = found.claimedBy === staffId && found.claimUntil !== null && found.claimUntil.getTime() > now
  if (!isOwn || found.epoch !== epoch || found.pendingDecision !== null) throw await notYours(services, tx, found)
}

export const noSuchCase = () => new ApiError(404, 'There is no such case.')

async function notYours(services: Services, tx: Orm, { id, state, claimedBy }: Case): Promise<ApiError> {
  const [last] = await tx
    .select()
    .from(caseDecisions)
    .where(and(eq(caseDecisions.caseId, id), isNull(caseDecisions.undoneAt)))
    .orderBy(sql`decided_at desc`)
    .limit(1)
  const who = last?.staffId ?? claimedBy
  const by = who && (await staffName(services, tx, who))
  const message = last
    ? `${by} decided this case meanwhile.`
    : claimedBy
      ? `This case is now assigned to ${by}.`
      : 'Your assignment has expired. Assign the case to yourself again.'
  return new ApiError(409, message, { by, state, kind: last?.kind ?? null })
}
