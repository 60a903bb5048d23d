import { ownId } from './ids.ts'
import { fhirPath } from './systems.ts'

/** Where a letter is served as a document. */
export const letterDocumentPath = (accountId: string, letterId: string): string =>
  `${fhirPath}/Composition/${ownId(accountId, letterId)}/$document`

/** Where the whole record of a patient is served. */
export const everythingPath = (accountId: string): string => `${fhirPath}/Patient/${accountId}/$everything`
