import { deflateSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { bytesOf, objectStream, pdfWith, streamOf } from '../../testing/test-files.ts'
import { inspectPdf } from './inspect-pdf.ts'

const catalog = (keys = '') => `<< /Type /Catalog /Pages 2 0 R ${keys} >>`
const pages = '<< /Type /Pages /Kids [] /Count 0 >>'
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const found = (...objects: readonly (string | Uint8Array)[]) => inspectPdf(pdfWith(objects))

describe('S-15 an active PDF', () => {
  test.each([
    ['a script by name', catalog('/Names << /JavaScript 4 0 R >>')],
    ['a script when it opens', catalog(`/OpenAction ${script}`)],
    ['a name written with escapes', catalog('/OpenAction << /S /J#61vaScr#69pt /#4a#53 (x) >>')],
    ['a key written with escapes', catalog('/#41A << /WC 4 0 R >>')],
    ['something to do at every turn of a page', '<< /Type /Page /AA << /O 4 0 R >> >>'],
    ['a program to start', '<< /S /Launch /F (calc.exe) >>'],
    ['a form to send off', '<< /S /SubmitForm /F (https://collect.example) >>'],
    ['another file to open', '<< /S /GoToR /F (\\\\\\\\host\\\\share) /D [0 /Fit] >>'],
    ['files attached', catalog('/Names << /EmbeddedFiles << /Names [] >> >>')],
    ['a file attached to a page', '<< /Subtype /FileAttachment /FS 4 0 R >>'],
    ['an attached file', streamOf('/Type /EmbeddedFile', Buffer.from('MZ'))],
    ['a form in XFA', catalog('/AcroForm << /XFA 4 0 R /Fields [] >>')],
    ['a film', '<< /Subtype /RichMedia >>'],
    ['a sound', '<< /Type /Annot /Subtype /Sound >>'],
    ['a page of the web when it opens', catalog('/OpenAction << /S /URI /URI (https://collect.example) >>')],
    [
      'an action when it opens that has another after it',
      catalog('/OpenAction << /S /GoTo /D [2 0 R /Fit] /Next 4 0 R >>'),
    ],
    ['an action when it opens that is nowhere', catalog('/OpenAction 77 0 R')],
    ['the kind of an action as an object of its own', '/JavaScript'],
    ['a script in a list', '[1 2 [<< /S /JavaScript >>]]'],
    ['a script behind a comment', '% nothing\n<< /S % nothing\n/JavaScript >>'],
    ['a key that is there twice', catalog('/OpenAction [2 0 R /Fit] /OpenAction << /S /Named /N /Print >>')],
    ['a script in a dictionary with something odd in it', '<< ) 12 (x) /S /JavaScript >>'],
    ['a script in a dictionary that never ends', '<< /S /JavaScript '],
    ['a script under a name of a font', '<< /Font << /F1 << /S /JavaScript >> >> >>'],
  ])('%s', async (_, object) => {
    expect(await found(object, pages)).toBe('active')
  })

  test.each([
    ['in a compressed stream', objectStream({ 9: script })],
    ['in the second object of one', objectStream({ 8: '<< /A 1 >>', 9: script })],
    ['in one that is not compressed', objectStream({ 9: script }, { filter: '' })],
    ['in one whose filter is a list', objectStream({ 9: script }, { filter: '/Filter [ /FlateDecode ]' })],
    [
      'in one that does not say what it is',
      streamOf('/N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from(`9 0 ${script}`))),
    ],
    [
      'in one with wrong places',
      streamOf(
        '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
        deflateSync(Buffer.from(`9 9 (${' '.repeat(20)}) ${script}`)),
      ),
    ],
    [
      'in one that is inside of another stream',
      streamOf('/Subtype /Image', bytesOf('9 0 obj ', objectStream({ 9: script }))),
    ],
    ['in the content of another stream', streamOf('/Subtype /Image', bytesOf('\n9 0 obj', script))],
    ['inside of a string', `(9 0 obj ${script.replaceAll(/[()\\]/g, '')})`],
    [
      'behind a stream with a wrong length',
      bytesOf('<< /Length 99999 >>\nstream\nendstream\nendobj\n9 0 obj\n', script),
    ],
  ])('a script %s', async (_, object) => {
    expect(await found(catalog(), pages, object)).toBe('active')
  })

  test.each([
    ['an unknown filter', objectStream({ 9: '<< >>' }, { filter: '/Filter /LZWDecode' })],
    ['two filters', objectStream({ 9: '<< >>' }, { filter: '/Filter [/ASCIIHexDecode /FlateDecode]' })],
    ['a filter that stands elsewhere', objectStream({ 9: '<< >>' }, { filter: '/Filter 7 0 R' })],
    ['a predictor', objectStream({ 9: '<< >>' }, { keys: '/DecodeParms << /Predictor 12 >>' })],
    ['damaged content', objectStream({ 9: '<< >>' }, { content: Buffer.from('not deflated at all') })],
    [
      'content cut off',
      objectStream({ 9: script }, { content: deflateSync(Buffer.alloc(9_000, 'x')).subarray(0, 12) }),
    ],
    [
      'forty megabytes of nothing',
      objectStream({ 9: '<< >>' }, { content: deflateSync(Buffer.alloc(40 * 1024 * 1024)) }),
    ],
    ['a count that stands elsewhere', streamOf('/Type /ObjStm /N 7 0 R /First 4', Buffer.from('9 0 << >>'))],
  ])('an object stream with %s cannot be inspected', async (_, object) => {
    expect(await found(catalog(), pages, object)).toBe('unclear')
  })

  it('has a time limit', async () => {
    const nested = '<< /A '.repeat(100)
    expect(await found(catalog(), pages, nested)).toBe('unclear')
    const overlapping = `${'1 0 obj << /A [ '.repeat(200_000)}`
    const begun = performance.now()
    expect(await found(catalog(), pages, overlapping)).toBe('unclear')
    expect(await found(catalog(), pages, `<< /A (${'x'.repeat(3_000_000)}`)).toBe('unclear')
    expect(performance.now() - begun).toBeLessThan(10_000)
    const small = deflateSync(Buffer.alloc(3 * 1024 * 1024, ' '))
    const many = Array.from({ length: 20 }, () => objectStream({ 9: '<< >>' }, { content: small }))
    expect(await found(catalog(), pages, ...many)).toBe('unclear')
  }, 30_000)

  test.each([
    ['in the trailer', pdfWith([catalog(), pages], { trailer: '/Encrypt 3 0 R' })],
    ['in the trailer, escaped', pdfWith([catalog(), pages], { trailer: '/#45ncrypt 3 0 R' })],
    [
      'in a table of objects',
      pdfWith([catalog(), pages, streamOf('/Type /XRef /W [1 2 1] /Encrypt 3 0 R', Buffer.alloc(4))]),
    ],
  ])('protection %s', async (_, content) => {
    expect(await inspectPdf(content)).toBe('protected')
  })
})

describe('S-15 an ordinary PDF', () => {
  /** Every sequence of three bytes, as a picture could have them. */
  const anything = Buffer.concat([
    Buffer.from('/JS /AA /XFA /EF '),
    Buffer.from(Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7_919 + (at >> 8) * 104_729) % 256)),
  ])
  test.each([
    ['opens at a page', catalog('/OpenAction [3 0 R /XYZ null null 0]')],
    ['opens at a page by an action', catalog('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
    ['opens at a page by name', catalog('/OpenAction (chapter1)')],
    ['has links', '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://larkwell.example/JS/AA) >> >>'],
    ['has text that talks of names', '<< /Title (All about /JavaScript \\( and /AA) >>'],
    ['has a name in hex', '<< /Title <2F4A53> >>'],
    ['has fonts of any name', '<< /Font << /JS 4 0 R /AA 5 0 R >> /XObject << /EF 6 0 R >> >>'],
    ['has a glyph of any name', '<< /Type /Encoding /Differences [65 /AA /JS /XFA] >>'],
    ['has a form without scripts', catalog('/AcroForm << /Fields [] /NeedAppearances true >>')],
    ['has chapters', '<< /Type /Outlines /First 4 0 R /Last 5 0 R >>'],
    ['has a blend mode', '<< /BM /Screen >>'],
    ['is a scan', streamOf('/Subtype /Image /Filter /DCTDecode', anything)],
    ['is compressed', objectStream({ 7: '<< /Type /Page >>', 8: '[7 0 R /Fit]' })],
  ])('%s', async (_, object) => {
    expect(await found(object, pages)).toBeNull()
  })

  it('opens at a page by a reference, even into a compressed stream', async () => {
    expect(await found(catalog('/OpenAction 3 0 R'), pages, '[2 0 R /Fit]')).toBeNull()
    expect(await found(catalog('/OpenAction 9 0 R'), pages, objectStream({ 9: '[2 0 R /Fit]' }))).toBeNull()
    expect(await found(catalog('/OpenAction 9 0 R'), pages, objectStream({ 9: '<< /S /Named /N /Print >>' }))).toBe(
      'active',
    )
    // Of two objects with one number a viewer may use either.
    expect(
      await found(
        catalog('/OpenAction 9 0 R'),
        pages,
        '[2 0 R /Fit]\nendobj\n9 0 obj\n[2 0 R /Fit]\nendobj\n9 0 obj\n<< /S /Named >>',
      ),
    ).toBe('active')
  })
})
