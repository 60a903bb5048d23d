import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cases } from '../../../tests/soak/test-depth.ts'
import { acceptedFiles, isDeclaredAs, kindNamed } from './attachment-kinds.ts'
import {
  attachmentProblem,
  attachmentProblems,
  formatSize,
  largestAttachment,
  notWhatItIsCalled,
  plainFileName,
} from './attachments.ts'
import { contentCheck, signatureBytes } from './content-check.ts'
import { utf8Check } from './utf8-check.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const is = (kind: Parameters<typeof contentCheck>[0], content: Uint8Array) => {
  const check = contentCheck(kind)
  return check.take(content) && check.isWhole()
}

const contents = {
  pdf: bytes('%PDF-1.4'),
  png: bytes('\x89PNG\r\n\x1a\n'),
  jpeg: bytes('\xff\xd8\xff\xe1'),
  heic: bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  text: bytes('words'),
} as const

describe('R-13 a file is what its bytes are', () => {
  const kinds = Object.keys(contents) as (keyof typeof contents)[]
  it.each(kinds.flatMap((kind) => kinds.map((other) => [kind, other] as const)))('%s against %s', (kind, other) => {
    expect(is(kind, contents[other])).toBe(kind === other)
  })

  it.each([
    ['a phone that calls itself mif1', '\0\0\0\x1cftypmif1\0\0\0\0mif1heicmiaf', true],
    ['a sequence', '\0\0\0\x18ftyphevc\0\0\0\0mif1hevc', true],
    ['an AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1avif', false],
    ['an AVIF that calls itself mif1', '\0\0\0\x18ftypmif1\0\0\0\0mif1avif', false],
    ['a brand named only after the box has ended', '\0\0\0\x14ftypmif1\0\0\0\0mif1heic', false],
    ['a brand that ends with the box', '\0\0\0\x14ftypmif1\0\0\0\0heic', true],
    ['nothing but its brand', '\0\0\0\x10ftypheic\0\0\0\0', true],
    ['a video', '\0\0\0\x18ftypisom\0\0\0\0isomavc1', false],
    ['a video that names the brand too', '\0\0\0\x18ftypisom\0\0\0\0isomheic', false],
    ['another box with the brand in it', '\0\0\0\x18freeheic\0\0\0\0mif1heic', false],
    ['a box cut short', '\0\0\0\x18ftyphei', false],
    ['a box cut after its brand', '\0\0\0\x18ftypheic', false],
  ])('HEIC: %s', (_, content, expected) => {
    expect(is('heic', bytes(content))).toBe(expected)
  })

  it('is refused at the first bytes that are not of its kind', () => {
    for (const kind of kinds) {
      for (const other of kinds) expect(contentCheck(kind).take(contents[other])).toBe(kind === other)
    }
  })

  it('text is checked to its end', () => {
    const check = contentCheck('text')
    expect(check.take(bytes('caf\xc3\xa9'))).toBe(true)
    expect(check.take(bytes('caf\xe9s'))).toBe(false)
  })

  it('an empty file has no kind', () => {
    for (const kind of kinds) expect(contentCheck(kind).isWhole()).toBe(false)
  })

  it('can be recognised by the first bytes', () => {
    for (const kind of kinds) expect(contents[kind].length).toBeLessThanOrEqual(signatureBytes)
  })
})

describe('R-13 text is UTF-8 without control characters', () => {
  const encode = (text: string) => new TextEncoder().encode(text)
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/
  const isText = (content: Uint8Array) => {
    try {
      return !control.test(decoder.decode(content))
    } catch {
      return false
    }
  }

  test.each([
    ['\xdf\xbf', true],
    ['\xc2\xa0', true],
    ['\xed\x9f\xbf', true],
    ['\xf4\x8f\xbf\xbf', true],
    ['\x80', false],
    ['\x7f', false],
    ['\xc2\x9f', false],
    ['\xed\xa0\x80', false],
    ['\xf0\x80\x80\x80', false],
    ['\xf4\x90\x80\x80', false],
    ['\xf5\x80\x80\x80', false],
  ])('at the edges: %j', (content, expected) => {
    expect(is('text', bytes(content))).toBe(expected)
  })

  test('agrees with the platform’s decoder, however the bytes are split', () => {
    const anyBytes = fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 12 }).map(encode),
      // Near the edges of what is allowed.
      fc
        .array(fc.constantFrom(0x41, 0x80, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5), {
          maxLength: 6,
        })
        .map((list) => Uint8Array.from(list)),
    )
    fc.assert(
      fc.property(anyBytes, fc.nat({ max: 12 }), (content, cut) => {
        const check = utf8Check()
        const isFine = check.take(content.subarray(0, cut)) && check.take(content.subarray(cut)) && check.isWhole()
        expect(isFine).toBe(isText(content))
      }),
      cases(500, 20_000),
    )
  })
})

describe('R-13 checks before a file is read', () => {
  const good = { name: 'letter.pdf', size: 10, type: 'application/pdf' }
  test.each([
    [good, null],
    [{ ...good, type: '' }, null],
    [{ ...good, type: 'application/octet-stream' }, null],
    [{ ...good, name: 'LETTER.PDF' }, null],
    [{ ...good, size: largestAttachment }, null],
    [{ ...good, size: largestAttachment + 1 }, '“letter.pdf” is larger than 10 MB. Choose a smaller file'],
    [{ ...good, size: 0 }, '“letter.pdf” is empty. Choose another file'],
    [{ ...good, name: '' }, 'We cannot use the name of one of your files. Rename it and add it again'],
    [{ ...good, name: ' ' }, 'We cannot use the name of one of your files. Rename it and add it again'],
    [{ ...good, name: `${'a'.repeat(196)}.pdf` }, null],
    [
      { ...good, name: `${'a'.repeat(197)}.pdf` },
      'We cannot use the name of one of your files. Rename it and add it again',
    ],
    [
      { ...good, name: 'letter.pdf.exe' },
      '“letter.pdf.exe” is not a PDF, PNG, JPEG, HEIC or plain text file. Choose another file',
    ],
    [{ ...good, name: 'pdf' }, '“pdf” is not a PDF, PNG, JPEG, HEIC or plain text file. Choose another file'],
    [
      { ...good, type: 'text/html' },
      '“letter.pdf” is called a PDF, but was sent as something else. Save it again as a PDF, or choose another file',
    ],
  ])('%j: %s', (file, problem) => {
    expect(attachmentProblem(file)).toBe(problem)
  })

  test('six files are one too many', () => {
    const files = (count: number) => Array.from({ length: count }, () => good)
    expect(attachmentProblems(files(5))).toEqual([])
    expect(attachmentProblems(files(6))).toEqual(['Choose 5 files or fewer'])
  })

  test('sizes are written as people say them', () => {
    expect([1, 1023, 1024, 1024 * 1024 - 1, 1024 * 1024, 1.25 * 1024 * 1024, 10 * 1024 * 1024].map(formatSize)).toEqual(
      ['1 byte', '1023 bytes', '1 KB', '1023 KB', '1 MB', '1.3 MB', '10 MB'],
    )
  })

  test('a stored name contains nothing that could mislead a person or a file system', () => {
    expect(plainFileName('../../etc/passwd.txt')).toBe('__.._etc_passwd.txt')
    expect(plainFileName('a\u202efdp.exe\n"x".pdf')).toBe('a_fdp.exe__x_.pdf')
    expect(plainFileName('Brief für Zoë 🦦.pdf')).toBe('Brief für Zoë 🦦.pdf')
  })

  test('a file that is not what its name says is reported by its name', () => {
    expect(notWhatItIsCalled('scan.png')).toContain('“scan.png” is called a PNG')
    expect(notWhatItIsCalled('scan')).toContain('“scan” is not a PDF, PNG, JPEG, HEIC or plain text file')
  })

  test('the field offers the accepted kinds', () => {
    for (const accepted of ['.pdf', '.png', '.jpg', '.jpeg', '.heic', '.txt', 'image/heic', 'text/plain']) {
      expect(acceptedFiles.split(',')).toContain(accepted)
    }
    expect(kindNamed('x.jpeg')).toBe('jpeg')
    expect(isDeclaredAs('text/plain; charset=utf-8', 'text')).toBe(true)
    expect(isDeclaredAs('Text/Plain ; charset=utf-8', 'text')).toBe(true)
    expect(isDeclaredAs('text/html', 'text')).toBe(false)
  })
})
