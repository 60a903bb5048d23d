import { CsvCutOff, type CsvRecord, readCsv } from './csv.ts'
import { readableCase } from './readable-case.ts'

export interface GpPractice {
  readonly odsCode: string
  readonly name: string
  readonly address: string
  readonly postcode: string
}

export interface BadRow {
  readonly line: number
  readonly problem: string
}

export interface Directory {
  readonly practices: readonly GpPractice[]
  readonly badRows: readonly BadRow[]
  /** Closed practices, and prescribers that are no GP practice. */
  readonly leftOut: number
}

const columns = 27
const at = { code: 0, name: 1, addressFrom: 4, addressTo: 9, postcode: 9, status: 12, setting: 25 } as const
const active = 'A'
const gpPractice = '4'

const odsCode = /^[A-Z0-9]{3,10}$/
const postcode = /^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}$/
/** Control characters, and the replacement character for bytes that are not UTF-8. */
const unreadable = /[\p{Cc}\p{Cs}\uFFFD]/u

/** Reads the NHS ODS file of practices, `epraccur`: no header, 27 columns, every prescriber there has ever been. */
export function readEpraccur(text: string): Directory {
  const practices = new Map<string, GpPractice>()
  const badRows: BadRow[] = []
  let leftOut = 0
  let lastRow: CsvRecord | undefined
  for (const record of readCsv(text)) {
    lastRow = record
    const row = readRow(record)
    if (row === null) leftOut += 1
    else if (typeof row === 'string') badRows.push({ line: record.line, problem: row })
    else if (practices.has(row.odsCode)) {
      badRows.push({ line: record.line, problem: `the code ${row.odsCode} is in the file already` })
    } else practices.set(row.odsCode, row)
  }
  if (lastRow && lastRow.fields.length < columns && !text.endsWith('\n')) throw new CsvCutOff(lastRow.line)
  return { practices: [...practices.values()], badRows, leftOut }
}

/** The practice, null if the row is about something else, or the error. */
function readRow({ fields }: CsvRecord): GpPractice | null | string {
  if (fields.length !== columns) {
    return `it has ${fields.length} ${fields.length === 1 ? 'column' : 'columns'} instead of ${columns}`
  }
  const field = (index: number) => (fields[index] ?? '').trim().replace(/\s+/g, ' ')
  if (field(at.status) === '' || field(at.setting) === '') return 'its status or its prescribing setting is missing'
  if (field(at.status) !== active || field(at.setting) !== gpPractice) return null

  if (!odsCode.test(field(at.code))) return 'its organisation code is not an ODS code'
  const lines = fields.slice(at.addressFrom, at.addressTo)
  if ([field(at.name), ...lines].some((value) => unreadable.test(value) || value.includes('"'))) {
    return 'its name or its address has characters that cannot be read'
  }
  const name = tidy(field(at.name))
  if (name === '') return 'its name is missing'
  if (!postcode.test(field(at.postcode))) return 'its postcode is not a postcode'
  return { odsCode: field(at.code), name, address: addressOf(lines, name), postcode: field(at.postcode) }
}

const tidy = (value: string) =>
  readableCase(
    value
      .trim()
      .replace(/\s*,\s*/g, ', ')
      .replace(/\s+/g, ' ')
      .replace(/[\s,.;]+$/, ''),
  )

/** One line without repetitions: many practices have their own name in the address. */
const addressOf = (lines: readonly string[], name: string) =>
  [...new Set(lines.map(tidy))].filter((line) => line !== '' && line !== name).join(', ')
