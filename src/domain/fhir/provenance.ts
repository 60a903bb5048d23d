import type { Provenance } from 'fhir/r4'
import { refTo } from './ids.ts'
import { houseRef, idOf, type Making, practitionerRef } from './making.ts'
import { coded, hl7, meta } from './systems.ts'

/** The prescriber's signature under a prescription: Ed25519 over the text in our register, by a key of their own. */
export const provenances = (making: Making): Provenance[] =>
  making.record.prescriptions.flatMap(({ id, staffId, content, signature, signedAt }): Provenance[] => {
    if (content === null) return []
    const who = practitionerRef(making, staffId) ?? houseRef
    return [
      {
        resourceType: 'Provenance',
        id: idOf(making, id, 'signature'),
        meta: meta('Provenance', signedAt),
        target: [refTo('MedicationRequest', idOf(making, id))],
        recorded: signedAt,
        agent: [{ type: coded(hl7('provenance-participant-type'), 'author', 'Author'), who, onBehalfOf: houseRef }],
        signature: [
          {
            type: [
              {
                system: 'urn:iso-astm:E1762-95:2013',
                code: '1.2.840.10065.1.12.1.1',
                display: "Author's Signature",
              },
            ],
            when: signedAt,
            who,
            targetFormat: 'application/json',
            sigFormat: 'application/octet-stream',
            data: signature,
          },
        ],
      },
    ]
  })
