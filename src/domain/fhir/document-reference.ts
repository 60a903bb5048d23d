import type { DocumentReference } from 'fhir/r4'
import type { Letter } from '../letters/letter.ts'
import { base64 } from './base64.ts'
import { refTo } from './ids.ts'
import { houseRef, idOf, type Making, patientRef, practitionerRef } from './making.ts'
import { letterDocumentPath } from './paths.ts'
import type { LetterRow } from './record.ts'
import { fhirPath, meta, ownCode } from './systems.ts'

/** A letter as plain text, in the order in which it is read. */
const letterText = ({ title, writtenOn, from, to, about, greeting, sections, signed }: Letter): string =>
  [
    title,
    writtenOn,
    from.join('\n'),
    [to.name, ...to.lines].join('\n'),
    about.join('\n'),
    greeting,
    ...sections.map(({ heading, lines, isList }) =>
      [...(heading === null ? [] : [heading]), ...lines.map((line) => (isList ? `- ${line}` : line))].join('\n'),
    ),
    signed.join('\n'),
  ].join('\n\n')

const plain = (text: string, title: string) => [
  { attachment: { contentType: 'text/plain; charset=utf-8', language: 'en-GB', data: base64(text), title } },
]

/** The same letter as it is printed, and as a document for systems. */
const elsewhere = (making: Making, { id, content }: LetterRow) => {
  const title = content?.title
  const at = (path: string) => `${making.origin}${fhirPath}/${path}`
  return [
    { attachment: { contentType: 'application/pdf', language: 'en-GB', url: at(`Binary/${idOf(making, id)}`), title } },
    {
      attachment: {
        contentType: 'application/fhir+json',
        language: 'en-GB',
        url: `${making.origin}${letterDocumentPath(making.record.account.id, id)}`,
        title,
      },
    },
  ]
}

const ofLetters = (making: Making): DocumentReference[] =>
  making.record.letters.flatMap((row): DocumentReference[] => {
    if (row.content === null) return []
    const isReplaced = making.record.letters.some(({ replaces }) => replaces === row.id)
    return [
      {
        resourceType: 'DocumentReference',
        id: idOf(making, row.id),
        meta: meta('DocumentReference', row.madeAt),
        status: isReplaced ? 'superseded' : 'current',
        docStatus: 'final',
        type: ownCode(making.origin, 'letter', row.kind, row.content.title),
        subject: patientRef(making),
        date: row.madeAt,
        author: [practitionerRef(making, row.staffId) ?? houseRef],
        custodian: houseRef,
        relatesTo:
          row.replaces === null
            ? undefined
            : [{ code: 'replaces', target: refTo('DocumentReference', idOf(making, row.replaces)) }],
        content: [...plain(letterText(row.content), row.content.title), ...elsewhere(making, row)],
      },
    ]
  })

const ofAppointments = (making: Making): DocumentReference[] =>
  making.record.appointmentLetters.flatMap(({ appointmentId, staffId, body, at }): DocumentReference[] =>
    body === null
      ? []
      : [
          {
            resourceType: 'DocumentReference',
            id: idOf(making, appointmentId, 'letter'),
            meta: meta('DocumentReference', at),
            status: 'current',
            docStatus: 'final',
            type: ownCode(making.origin, 'letter', 'appointment', 'Letter after an appointment'),
            subject: patientRef(making),
            date: at,
            author: [practitionerRef(making, staffId) ?? houseRef],
            custodian: houseRef,
            content: plain(String(body), 'Letter after an appointment'),
          },
        ],
  )

/** Photos and documents: that they are there. Their bytes are in the patient's copy of their data, and at the desk. */
const ofFiles = (making: Making): DocumentReference[] =>
  making.record.evidenceFiles.flatMap(({ id, staffId, details, size, completedAt }): DocumentReference[] =>
    details === null || completedAt === null
      ? []
      : [
          {
            resourceType: 'DocumentReference',
            id: idOf(making, id),
            meta: meta('DocumentReference', completedAt),
            status: 'current',
            type: ownCode(making.origin, 'letter', 'file', 'Photo or document'),
            subject: patientRef(making),
            date: completedAt,
            author: [staffId === null ? patientRef(making) : (practitionerRef(making, staffId) ?? houseRef)],
            custodian: houseRef,
            content: [{ attachment: { contentType: details.type, size, title: details.name } }],
          },
        ],
  )

export const documentReferences = (making: Making): DocumentReference[] => [
  ...ofLetters(making),
  ...ofAppointments(making),
  ...ofFiles(making),
]
