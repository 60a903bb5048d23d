import { createPublicKey, verify } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { prescriptionWords } from '#content/supply/pharmacy.ts'
import { staffSigningKeys } from '../../identity/staff/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { prescriptionOwner, prescriptionToIssue } from '../cases/write-prescription.ts'
import { prescriptions } from './tables.ts'

export type Prescription = typeof prescriptions.$inferSelect

export interface ReadPrescription {
  readonly row: Prescription
  readonly written: z.output<typeof prescriptionToIssue>
  /** Whether it is what the prescriber signed, by their public key. */
  readonly isIntact: boolean
}

/** It was returned, is being replaced or decided again, or never was approved. */
export const noPrescription = () => new ApiError(404, prescriptionWords.notInForce, { reason: 'no prescription' })

/** The prescription in force for a case. Null: there is none. */
export async function prescriptionOf(tx: Orm, vault: Vault, caseId: string): Promise<ReadPrescription | null> {
  const [row] = await tx
    .select()
    .from(prescriptions)
    .where(and(eq(prescriptions.caseId, caseId), isNull(prescriptions.cancelledAt)))
    .orderBy(desc(prescriptions.number))
    .limit(1)
  return row ? readPrescription(tx, vault, row) : null
}

export async function readPrescription(tx: Orm, vault: Vault, row: Prescription): Promise<ReadPrescription> {
  const text = vault.open(row.content, prescriptionOwner(row.caseId))
  const [key] = await tx.select().from(staffSigningKeys).where(eq(staffSigningKeys.id, row.keyId))
  const isIntact =
    key !== undefined &&
    key.staffId === row.staffId &&
    verify(null, Buffer.from(text), createPublicKey({ key: key.publicKey, format: 'der', type: 'spki' }), row.signature)
  return { row, written: prescriptionToIssue.parse(JSON.parse(text)), isIntact }
}
