import type { Resource } from 'fhir/r4'
import { isUuid } from '#domain/fhir/ids.ts'
import { houseId, pharmacyId } from '#domain/fhir/making.ts'
import { house, odsCodeIn, pharmacy, practice } from '#domain/fhir/organization.ts'
import { practitioner, practitionerRole } from '#domain/fhir/practitioner.ts'
import { questionnaire } from '#domain/fhir/questionnaire.ts'
import { resourcesOf } from '#domain/fhir/resources.ts'
import type { ServedType } from '#domain/fhir/served.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Services } from '../../platform/services.ts'
import type { KnownCaller } from './caller.ts'
import { openedRecord } from './opened-record.ts'
import { practicesOf, staffIn } from './read-record.ts'

/**
 * What belongs to no patient: people who work here, organisations and questionnaires. A patient reads those that their
 * record names, staff any of them. Null: there is none.
 */
export async function sharedResource(
  services: Services,
  caller: KnownCaller,
  type: ServedType,
  id: string,
): Promise<Resource | null> {
  if (caller.is === 'patient') {
    const making = await openedRecord(services, caller, caller.accountId)
    return (making && resourcesOf(making, type).find((resource) => resource.id === id)) ?? null
  }
  const { config, database, vault } = services
  const origin = addressFor(config, '')
  if (type === 'Questionnaire') return questionnaire(origin, id)
  if (type === 'Organization') {
    if (id === houseId) return house(origin)
    if (id === pharmacyId) return pharmacy(origin)
    const odsCode = odsCodeIn(id)
    const [found] = odsCode === null ? [] : await database.run((orm) => practicesOf(orm, [odsCode]))
    return found ? practice(found) : null
  }
  if (!isUuid(id)) return null
  const [row] = await database.run((orm) => staffIn(vault, orm, [id]))
  if (!row) return null
  return type === 'Practitioner' ? practitioner(origin, row) : practitionerRole(origin, row)
}
