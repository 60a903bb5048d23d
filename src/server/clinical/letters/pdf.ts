import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { brand } from '#content/brand.ts'
import { letterPageWords as words } from '#content/letters/letter-page.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { inParts, type Letter, type LetterSection } from '#domain/letters/letter.ts'

const { resolve } = createRequire(import.meta.url)
const roboto = join(dirname(resolve('pdfmake/package.json')), 'fonts', 'Roboto')
const serif = join(dirname(resolve('@fontsource/fraunces/package.json')), 'files', 'fraunces-latin-500-normal.woff')
const [regular, medium] = [join(roboto, 'Roboto-Regular.ttf'), join(roboto, 'Roboto-Medium.ttf')]

const faces = (normal: string, bold: string) => ({ normal, bold, italics: normal, bolditalics: bold })

/** Read from local disk alone; nothing in a letter is fetched. */
async function loadPrinter() {
  const { default: printer } = await import('pdfmake')
  printer.setFonts({ Text: faces(regular, medium), Name: faces(serif, serif) })
  printer.setUrlAccessPolicy(() => false)
  printer.setLocalAccessPolicy((path) => [regular, medium, serif].includes(path))
  return printer
}

let printer: ReturnType<typeof loadPrinter> | undefined

export interface Printed {
  readonly letter: Letter
  readonly version: number
  readonly isReplaced: boolean
  /** The prescription it is about was withdrawn. */
  readonly isCancelled: boolean
  readonly madeAt: Date
}

/**
 * The letter as a PDF, from its stored content: the same bytes each time. Real text in one embedded font, in reading
 * order.
 */
export async function letterPdf(printed: Printed): Promise<Buffer> {
  printer ??= loadPrinter()
  return (await printer).createPdf(definition(printed)).getBuffer()
}

const green = '#1f4d3a'
const soft = '#4b5a52'

function definition({ letter, version, isReplaced, isCancelled, madeAt }: Printed): TDocumentDefinitions {
  const { title, writtenOn, from, to, about, greeting, sections, signed, replaces } = letter
  return {
    pageSize: 'A4',
    pageMargins: [56, 44, 56, 44],
    language: 'en-GB',
    displayTitle: true,
    info: { title, author: brand.name, creator: brand.name, producer: brand.name, creationDate: madeAt },
    defaultStyle: { font: 'Text', fontSize: 9.5, lineHeight: 1.2 },
    content: [
      {
        columns: [
          { text: brand.name, font: 'Name', fontSize: 22, color: green },
          { text: [...from.slice(1), brand.phone.display].join('\n'), alignment: 'right', color: soft, fontSize: 8.5 },
        ],
        margin: [0, 0, 0, 12],
      },
      {
        columns: [
          { text: [to.name, ...to.lines].join('\n') },
          { text: [formatDate(writtenOn), words.version(version)].join('\n'), alignment: 'right' },
        ],
        margin: [0, 0, 0, 10],
      },
      ...(isReplaced ? [note(words.replaced)] : []),
      ...(isCancelled ? [note(words.cancelled)] : []),
      ...(replaces ? [note(words.replaces(formatDate(replaces.writtenOn), replaces.reason))] : []),
      { text: about.join('\n'), bold: true, margin: [0, 0, 0, 8] },
      { text: title, bold: true, fontSize: 13, color: green, margin: [0, 0, 0, 6] },
      ...(greeting === '' ? [] : [{ text: greeting, margin: [0, 0, 0, 4] as [number, number, number, number] }]),
      ...sections.flatMap(printedSection),
      { text: signed.join('\n'), margin: [0, 8, 0, 0] },
    ],
    footer: { text: words.footer, alignment: 'center', fontSize: 7.5, color: soft },
  }
}

const note = (text: string): Content => ({ text, bold: true, margin: [0, 0, 0, 8] })

function printedSection(section: LetterSection): Content[] {
  const { heading, isList } = section
  const { lead, points } = inParts(section)
  return [
    ...(heading === null
      ? []
      : [{ text: heading, bold: true, fontSize: 10.5, color: green, margin: [0, 5, 0, 2] } satisfies Content]),
    ...(lead === null ? [] : [lead]),
    isList ? { ul: [...points] } : { stack: [...points] },
  ]
}
