import { fhirWords } from '#content/privacy/fhir.ts'
import { everything } from '#domain/fhir/bundle.ts'
import { heldBackNote } from '#domain/fhir/operation-outcome.ts'
import { allResources } from '#domain/fhir/resources.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Services } from '../../platform/services.ts'
import { readRecord } from '../fhir/read-record.ts'

/**
 * The health record in the format of health services, the same as `Patient/$everything` answers. What a clinician has
 * to review first is no more in it than in the rest of the copy, and a note in it says so.
 */
export async function* writeFhir({ config, database, vault, now }: Services, accountId: string) {
  const reader = { is: 'patient', at: now() } as const
  const record = await database.transaction((tx) => readRecord(vault, tx, accountId, reader))
  if (!record) throw new Error('The patient of a copy is missing.')
  const [origin, at] = [addressFor(config, ''), new Date(reader.at).toISOString()]
  const resources = allResources({ origin, record, now: at })
  yield `${JSON.stringify(everything(origin, resources, heldBackNote(fhirWords.leftOut.patient), at))}\n`
}
