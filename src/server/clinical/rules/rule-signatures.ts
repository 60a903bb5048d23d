import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { desc, eq } from 'drizzle-orm'
import { ruleWords as words } from '#content/cases/rules.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { rulesInForce } from '#domain/clinical/assess.ts'
import { canonical, changesSince, corpusResults, type RuleData, ruleDataWith } from '#domain/clinical/rule-data.ts'
import { rulesDigest } from '#domain/clinical/rules-digest.ts'
import type { Registration } from '#domain/identity/staff/registration.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import { staffSigningKeys } from '../../identity/staff/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { ruleSignatures } from './tables.ts'

interface Signer {
  readonly id: string
  readonly registration: Registration
  readonly keyId: string
  readonly signature: Buffer
}

/** The exact text that is signed. Never change its fields or their order: the signatures would no longer verify. */
export const textToSign = (signer: Pick<Signer, 'id' | 'registration'>, at: Instant): string =>
  JSON.stringify({
    form: 1,
    digest: rulesDigest,
    versions: rulesInForce,
    signer: { id: signer.id, registration: `${signer.registration.body} ${signer.registration.number}` },
    date: new Date(at).toISOString(),
  })

let current: Promise<RuleData> | null = null

/** The rule data of this release, computed once per process. */
export function currentRuleData(): Promise<RuleData> {
  current ??= workOutRuleData()
  return current
}

/** Computed in slices, so that other calls are answered meanwhile. */
async function workOutRuleData(): Promise<RuleData> {
  const results: [string, string][] = []
  for (const result of corpusResults()) {
    results.push(result)
    if (results.length % casesPerTurn === 0) await setImmediate()
  }
  return ruleDataWith(Object.fromEntries(results))
}

const casesPerTurn = 10

/** Stores a signature for the rules in force, with the data that was signed. */
export async function saveRuleSignature(
  tx: Orm,
  signer: Signer,
  /** `data`: the canonical rule data. */
  { signedText, data, at }: { readonly signedText: string; readonly data: string; readonly at: Instant },
): Promise<void> {
  // The digest is written at build time: a build with an outdated digest cannot be signed for.
  if (createHash('sha256').update(data).digest('hex') !== rulesDigest)
    throw new Error('The rules digest is out of date.')
  await tx.insert(ruleSignatures).values({
    id: randomUUID(),
    digest: rulesDigest,
    ...rulesInForce,
    ruleData: data,
    signedText,
    signature: signer.signature,
    keyId: signer.keyId,
    staffId: signer.id,
    signedAt: new Date(at),
  })
}

type StoredSignature = typeof ruleSignatures.$inferSelect

/** Whether the text was signed with that person's key, and matches the row. */
const isGenuine = (
  { signedText, signature, digest, staffId }: StoredSignature,
  key: typeof staffSigningKeys.$inferSelect,
) => {
  const said = JSON.parse(signedText) as { digest?: string; signer?: { id?: string } }
  const publicKey = createPublicKey({ key: key.publicKey, format: 'der', type: 'spki' })
  const isOfRow = said.digest === digest && said.signer?.id === staffId && key.staffId === staffId
  return isOfRow && verify(null, Buffer.from(signedText), publicKey, signature)
}

/** The last genuine signature: of this digest, or of any. */
async function lastSignature(orm: Orm, digest?: string): Promise<StoredSignature | null> {
  const rows = await orm
    .select({ signature: ruleSignatures, key: staffSigningKeys })
    .from(ruleSignatures)
    .innerJoin(staffSigningKeys, eq(staffSigningKeys.id, ruleSignatures.keyId))
    .where(digest === undefined ? undefined : eq(ruleSignatures.digest, digest))
    .orderBy(desc(ruleSignatures.signedAt))
    .limit(20)
  return rows.find(({ signature, key }) => isGenuine(signature, key))?.signature ?? null
}

export const areRulesSigned = async (orm: Orm): Promise<boolean> => (await lastSignature(orm, rulesDigest)) !== null

/** Outside a demo no decision is made by rules that no clinical lead has signed. */
export async function requireSignedRules({ config }: Pick<Services, 'config'>, orm: Orm): Promise<void> {
  if (config.isDemo || (await areRulesSigned(orm))) return
  throw new ApiError(409, words.unsigned, { reason: 'rules-unsigned' })
}

const changesShown = 300

export const deskRules =
  (services: Services): Handler<'desk_rules'> =>
  async () => {
    const isSigned = await services.database.run(areRulesSigned)
    const now = isSigned ? null : await currentRuleData()
    return services.database.run(async (orm) => {
      const [own, last] = [await lastSignature(orm, rulesDigest), await lastSignature(orm)]
      const before = last ? (JSON.parse(last.ruleData) as RuleData) : null
      const changes = now === null ? [] : changesSince(before, now)
      return {
        versions: rulesInForce,
        digest: rulesDigest,
        signature: own && (await shown(services, orm, own)),
        lastSigned: last && {
          ...(await shown(services, orm, last)),
          versions: { rules: last.rules, policy: last.policy, ladders: last.ladders },
        },
        changes: changes.slice(0, changesShown),
        changesInAll: changes.length,
        isEnforced: !services.config.isDemo,
      }
    })
  }

async function shown(services: Services, orm: Orm, { staffId, signedText, signedAt }: StoredSignature) {
  const { signer } = JSON.parse(signedText) as { signer: { registration: string } }
  const name = await staffName(services, orm, staffId)
  return { by: name, registration: signer.registration, at: signedAt.toISOString() }
}

export const deskSignRules =
  (services: Services): Handler<'desk_sign_rules'> =>
  async ({ body: { digest }, staff }) => {
    if (digest !== rulesDigest) throw new ApiError(409, words.changedMeanwhile, { reason: 'not-in-force' })
    const { registration } = staff
    if (!registration) throw new ApiError(422, words.needsRegistration)
    const at = services.now()
    const signedText = textToSign({ id: staff.id, registration }, at)
    const signed = await staff.sign(Buffer.from(signedText))
    const data = canonical(await currentRuleData())
    await services.database.transaction(async (tx) => {
      // Two leads who sign at the same moment are both recorded: either would have been enough.
      if (await areRulesSigned(tx)) return
      await saveRuleSignature(tx, { id: staff.id, registration, ...signed }, { signedText, data, at })
    })
    return {}
  }
