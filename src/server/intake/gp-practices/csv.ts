export interface CsvRecord {
  /** The line where it begins, from 1. */
  readonly line: number
  readonly fields: readonly string[]
}

/** The file ends inside a quoted field: it is truncated. */
export class CsvCutOff extends Error {
  override name = 'CsvCutOff'
  constructor(line: number) {
    super(`What begins in line ${line} never ends: the file seems to be cut off.`)
  }
}

/** Reads CSV by RFC 4180: quoted fields may hold commas, line ends and doubled quotes. Empty lines are skipped. */
export function* readCsv(text: string): Generator<CsvRecord> {
  let position = 0
  let line = 1

  function readQuoted(): string {
    const begunIn = line
    let value = ''
    for (;;) {
      const end = text.indexOf('"', position + 1)
      if (end === -1) throw new CsvCutOff(begunIn)
      const part = text.slice(position + 1, end)
      line += part.split('\n').length - 1
      value += part
      position = end + 1
      if (text[position] !== '"') return value
      value += '"'
    }
  }

  function readPlain(): string {
    const begin = position
    while (position < text.length && text[position] !== ',' && text[position] !== '\n') position += 1
    return text.slice(begin, position).replace(/\r$/, '')
  }

  while (position < text.length) {
    const begunIn = line
    const fields: string[] = []
    do {
      if (fields.length > 0) position += 1
      const quoted = text[position] === '"' ? readQuoted() : ''
      fields.push(quoted + readPlain())
    } while (text[position] === ',')
    position += 1
    line += 1
    if (fields.length > 1 || fields[0] !== '') yield { line: begunIn, fields }
  }
}
