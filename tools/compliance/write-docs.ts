import { readFileSync, writeFileSync } from 'node:fs'
import { erasureWords } from '#content/privacy/my-data.ts'
import {
  dataWeKeep,
  howLongWeKeepIt,
  storedOnYourDevice,
  whoWorksForUs,
} from '#content/site/policies/privacy-tables.ts'
import type { TextTable } from '#content/site/text-page.ts'
import { privacyFigures } from '#domain/figures/privacy.ts'
import { type DataPart, dataPartNames, dataParts, type RetentionReason } from '#domain/privacy/parts.ts'
import { retention } from '#domain/privacy/retention.ts'
import { dataInventory, type InventoryEntry } from '#server/privacy/data-inventory.ts'
import { type DataFlow, dataFlows } from './data-flows.ts'

export const dpia = 'docs/compliance/dpia.md'

const cell = (words: string) => words.replaceAll('|', '\\|')

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** As the privacy policy has it. */
const asInPolicy = ({ head, rows }: TextTable) => table(head, rows)

const entries = Object.entries(dataInventory) as [string, InventoryEntry][]

const sealedIn = (found: readonly [string, InventoryEntry][]) =>
  found.reduce((count, [, { opens }]) => count + Object.keys(opens).length, 0)

const listed = (found: readonly [string, InventoryEntry][]) => found.map(([name]) => `\`${name}\``).join(', ')

const years = (count: number) => `${count} year${count === 1 ? '' : 's'}`

const keptFor: Readonly<Record<RetentionReason, string>> = {
  care: `${years(retention.careRecordYears)} after the last care, ${retention.mentalHealthRecordYears} for mental health`,
  tax: `${years(retention.paymentYears)} after the end of the financial year`,
  'care or tax': 'the longer of record and payments',
  looks: `as long as the record; ${years(retention.looksAloneYears)} where nothing else is kept`,
  passing: `${years(retention.securityEventYears)} after the end of the month, without a name`,
  proof: 'permanently, as a number without a name',
  incidents: `${years(retention.otherIncidentYears)} after it is closed, ${retention.incidentYears} after severe harm`,
  complaints: `${years(retention.complaintYears)} after it is closed`,
}

function partRow(part: DataPart): string[] {
  const found = entries.filter(([, entry]) => 'part' in entry && entry.part === part)
  const why = dataParts[part]
  return [
    erasureWords.parts[part],
    listed(found),
    String(sealedIn(found)),
    why === null ? 'erased' : `what must be kept is kept ${keptFor[why]}`,
  ]
}

const aboutNobody = {
  staff: 'colleagues: accounts, factors, schedules',
  house: 'nobody: the house, its jobs and directories',
  passing: 'ids and digests that are erased within the day',
  provider: 'the books of stand-ins, and ids of events of the card provider',
} as const

const nobodyRows = Object.entries(aboutNobody).map(([whose, words]) => {
  const found = entries.filter(([, entry]) => 'nobody' in entry && entry.nobody === whose)
  return [words, listed(found), String(sealedIn(found))]
})

const arrow = ({ id, to, short, role }: DataFlow) =>
  `  server ${role === 'own' ? '-.->' : '-->'}|"${short}"| ${id}["${to}"]`

const picture = [
  '```mermaid',
  'flowchart LR',
  '  patient["Patient<br>browser or installed app"] -->|"answers, files, messages, over TLS"| server',
  '  staff["Staff at the desk<br>two factors, each look logged"] -->|"decisions, notes, letters, over TLS"| server',
  '  operator["Operator<br>each command recorded"] -->|"commands"| server',
  '  server["Larkwell server<br>seals, decides who may read"]',
  ...dataFlows.map(arrow),
  '  patient -->|"card number"| cards',
  '  patient -->|"document, face"| identity',
  '  patient <-->|"video call, encrypted end to end"| staff',
  '  post -->|"letter, if the patient agreed"| gp["GP practice"]',
  '```',
].join('\n')

const flowRows = dataFlows.map(({ to, data, when, role, modules }) => [
  to.replaceAll('<br>', ' '),
  data,
  when,
  role,
  modules.length === 0
    ? 'no connection of the server'
    : modules.map((path) => `[${path.split('/').at(-1)}](../../${path})`).join(', '),
])

/** What stands between the two marks of each name in the document. */
const written: Readonly<Record<string, string>> = {
  picture,
  flows: table(['To', 'Which data', 'When', 'Role', 'Opened in'], flowRows),
  collected: asInPolicy(dataWeKeep),
  parts: table(['Part', 'Tables', 'Sealed columns', 'At an erasure'], dataPartNames.map(partRow)),
  others: table(['About', 'Tables', 'Sealed columns'], nobodyRows),
  retention: asInPolicy(howLongWeKeepIt(privacyFigures.retention)),
  processors: asInPolicy(whoWorksForUs),
  device: asInPolicy(storedOnYourDevice(privacyFigures.stored)),
}

export const blockNames = Object.keys(written)

/** The document with its tables as the code has them. What people wrote between them stays. */
export function withTables(document: string): string {
  return Object.entries(written).reduce((text, [name, block]) => {
    const [begin, end] = [`<!-- ${name}, written by npm run compliance:docs -->`, `<!-- end of ${name} -->`]
    const [from, to] = [text.indexOf(begin), text.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`${dpia} has no place for "${name}".`)
    return `${text.slice(0, from)}${begin}\n\n${block}\n\n${text.slice(to)}`
  }, document)
}

if (import.meta.main) writeFileSync(dpia, withTables(readFileSync(dpia, 'utf8')))
