import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isConceptId } from '#domain/codes/sctid.ts'
import { UnusableFile } from '../unusable-file.ts'
import type { DmdLevel } from './tables.ts'

export interface DmdTerm {
  readonly id: string
  readonly level: DmdLevel
  readonly name: string
  readonly substance: string
}

export interface Release {
  /** YYYY-MM-DD. */
  readonly releasedOn: string
  readonly terms: readonly DmdTerm[]
  /** Names that are another’s as well, appliances, and what is no longer valid. */
  readonly leftOut: number
  readonly badRecords: readonly { readonly file: string; readonly problem: string }[]
}

const kinds = {
  vtm: 'VIRTUAL_THERAPEUTIC_MOIETIES',
  vmp: 'VIRTUAL_MED_PRODUCTS',
  amp: 'ACTUAL_MEDICINAL_PRODUCTS',
} as const

type Kind = keyof typeof kinds

/** TRUD names its files by kind and day: `f_vmp2_3191124.xml` is of 19 November 2024. */
const fileName = /^f_(vtm|vmp|amp)2?_3(\d{2})(\d{2})(\d{2})\.xml$/

interface Found {
  readonly files: Readonly<Record<Kind, string>>
  readonly releasedOn: string
}

async function filesIn(folder: string): Promise<Found> {
  const names = await readdir(folder).catch(() => {
    throw new UnusableFile(`The folder ${folder} cannot be read. Unpack the release first. Nothing was changed.`)
  })
  const known = names.flatMap((name) => {
    const [, kind, day, month, year] = fileName.exec(name) ?? []
    return kind === undefined ? [] : [{ kind: kind as Kind, file: join(folder, name), on: `20${year}-${month}-${day}` }]
  })
  const days = new Set(known.map(({ on }) => on))
  const files = Object.fromEntries(known.map(({ kind, file }) => [kind, file]))
  if (known.length !== 3 || days.size !== 1 || Object.keys(files).length !== 3) {
    throw new UnusableFile(
      'The folder needs one file each of f_vtm2, f_vmp2 and f_amp2, all of one release. Nothing was changed.',
    )
  }
  return { files: files as Found['files'], releasedOn: [...days][0] as string }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? all
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\uFFFD'
  })

const fieldOf = (record: string, tag: string): string =>
  decoded(new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(record)?.[1] ?? '').trim()

/** A record is never this long: something is not closed. */
const longestRecord = 100_000

/** The records of a file, one after another, without ever holding the file. */
async function* recordsOf(file: string, kind: Kind): AsyncGenerator<{ readonly tag: string; readonly record: string }> {
  const wanted = kind === 'vmp' ? 'VMP|VPI' : kind.toUpperCase()
  const pattern = new RegExp(`<(${wanted})>([\\s\\S]*?)</\\1>`, 'g')
  let left = ''
  let isWhole = false
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    left += chunk as string
    let read = 0
    for (const found of left.matchAll(pattern)) {
      yield { tag: found[1] as string, record: found[2] as string }
      read = found.index + found[0].length
    }
    // Only what is still open is carried over.
    const open = left.slice(read).search(new RegExp(`<(?:${wanted})>`))
    left = open === -1 ? left.slice(read).slice(-200) : left.slice(read + open)
    if (left.length > longestRecord) throw new UnusableFile(`${basename(file)} has a record that never ends.`)
    isWhole = left.includes(`</${kinds[kind]}>`)
  }
  if (!isWhole) throw new UnusableFile(`${basename(file)} seems to be cut off. Nothing was changed.`)
}

/** Control characters, and the replacement character for bytes that are not UTF-8. */
const unreadable = /[\p{Cc}\p{Cs}\uFFFD]/u

/**
 * Reads a release of dm+d. A product whose name is another’s as well is left out, because a person picks by name: a generic
 * is the same whoever makes it. Appliances have no ingredient and are left out, too.
 */
export async function readRelease(folder: string): Promise<Release> {
  const { files, releasedOn } = await filesIn(folder)
  const terms = new Map<string, DmdTerm>()
  const badRecords: { file: string; problem: string }[] = []
  let leftOut = 0
  const names = new Set<string>()

  function add(kind: Kind, term: DmdTerm): void {
    const { id, name } = term
    const problem = !isConceptId(id)
      ? `“${id}” is no id`
      : name === '' || name.length > 500 || unreadable.test(name)
        ? `the name of ${id} is missing or cannot be read`
        : terms.has(id)
          ? `the id ${id} is there already`
          : null
    if (problem !== null) badRecords.push({ file: basename(files[kind]), problem })
    else if (names.has(name.toLowerCase())) leftOut += 1
    else {
      names.add(name.toLowerCase())
      terms.set(id, term)
    }
  }

  const ingredients = new Map<string, string>()
  for await (const { record } of recordsOf(files.vtm, 'vtm')) {
    const [id, name] = [fieldOf(record, 'VTMID'), fieldOf(record, 'NM')]
    if (fieldOf(record, 'INVALID') === '1') leftOut += 1
    else {
      ingredients.set(id, name)
      add('vtm', { id, level: 'VTM', name, substance: name })
    }
  }

  const products: { readonly id: string; readonly name: string; readonly substance: string | undefined }[] = []
  const withIngredient = new Set<string>()
  for await (const { tag, record } of recordsOf(files.vmp, 'vmp')) {
    const id = fieldOf(record, 'VPID')
    if (tag === 'VPI') withIngredient.add(id)
    else if (fieldOf(record, 'INVALID') === '1') leftOut += 1
    else products.push({ id, name: fieldOf(record, 'NM'), substance: ingredients.get(fieldOf(record, 'VTMID')) })
  }
  const substances = new Map<string, string>()
  for (const { id, name, substance } of products) {
    if (substance === undefined && !withIngredient.has(id)) leftOut += 1
    else {
      // Without a VTM the name of the product has its ingredients.
      substances.set(id, substance ?? name)
      add('vmp', { id, level: 'VMP', name, substance: substance ?? name })
    }
  }

  for await (const { record } of recordsOf(files.amp, 'amp')) {
    const substance = substances.get(fieldOf(record, 'VPID'))
    if (substance === undefined || fieldOf(record, 'INVALID') === '1') leftOut += 1
    else add('amp', { id: fieldOf(record, 'APID'), level: 'AMP', name: fieldOf(record, 'NM'), substance })
  }
  return { releasedOn, terms: [...terms.values()], leftOut, badRecords }
}
