import { inflateSync } from 'node:zlib'

const objects = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g

/** The text of a PDF that we made: every string of its pages, by the font's own character map. */
export function pdfText(bytes: Buffer): string {
  const file = bytes.toString('latin1')
  const held = new Map([...file.matchAll(objects)].map(([, id, body = '']) => [id ?? '', body]))
  const streamOf = (body: string) => {
    const [, raw] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? []
    if (raw === undefined) return ''
    const content = Buffer.from(raw, 'latin1')
    return (body.includes('/FlateDecode') ? inflateSync(content) : content).toString('latin1')
  }
  const faces = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id = '']) => {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(held.get(id) ?? '') ?? []
      return [name ?? '', charactersIn(streamOf(held.get(table) ?? ''))]
    }),
  )
  const pages = [...held.values()].map(streamOf).filter((content) => content.includes(' Tf'))
  return pages.map((content) => textOf(content, faces)).join('\n')
}

/** Glyph by glyph: `beginbfrange <0000> <00ff> [<0000> <0041>]`. */
function charactersIn(table: string): string[] {
  const all: string[] = []
  for (const [, from = '0', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    for (const [at, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? []
      all[Number.parseInt(from, 16) + at] = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
    }
  }
  return all
}

function textOf(content: string, faces: ReadonlyMap<string, readonly string[]>): string {
  let face: readonly string[] = []
  const words: string[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) face = faces.get(name) ?? []
    const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    if (shown !== undefined) words.push(glyphs.map((glyph) => face[Number.parseInt(glyph, 16)] ?? '�').join(''))
  }
  return words.join(' ').replace(/\s+/g, ' ')
}
