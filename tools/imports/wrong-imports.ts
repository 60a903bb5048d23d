import { matchesGlob } from 'node:path'
import type { Import } from './read-imports.ts'
import { type Layer, layers, type Tier } from './tiers.ts'

interface Place {
  readonly layer: Layer
  readonly tier: Tier
  readonly height: number
  /** The folder inside its layer. */
  readonly room: string
}

/** Tests may import anything. */
export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('src/server/testing/')

const places = new Map<string, Place | null>()

/** The place of a source file; null for anything else. Cached: there are many more imports than files. */
export function placeOf(file: string): Place | null {
  const known = places.get(file)
  if (known !== undefined) return known
  const place = findPlace(file)
  places.set(file, place)
  return place
}

function findPlace(file: string): Place | null {
  const layer = layers.find(({ folder }) => file.startsWith(`${folder}/`))
  if (!layer) return null
  const inside = file.slice(layer.folder.length + 1)
  const fits = ({ files }: Tier) => files.some((pattern) => pattern !== '**' && matchesGlob(inside, pattern))
  const named = layer.tiers.findIndex(fits)
  const height = named >= 0 ? named : layer.tiers.findIndex(({ files }) => files.includes('**'))
  const tier = layer.tiers[height]
  if (!tier) throw new Error(`${file} is in no tier of tools/imports/tiers.ts.`)
  return {
    layer,
    tier,
    height,
    room: inside
      .split('/')
      .slice(0, tier.module ? 2 : 1)
      .join('/'),
  }
}

/** Declares tables: a foreign key may refer to any table, and a module reads all of its own. */
export const isTables = (file: string) => file.endsWith('/tables.ts') || file === 'src/server/schema.ts'

/** Why this import is not allowed; null if it is. */
export function whyWrong({ from, to, isType }: Import): string | null {
  const here = isTest(from) ? null : placeOf(from)
  if (!here) return null
  const there = placeOf(to)
  if (!there) {
    const isPackage = !to.includes('/') || to.startsWith('@') || to.startsWith('node:')
    return isPackage && !here.layer.packages.test(to) ? `${here.layer.name} does not use ${to}` : null
  }
  if (here.layer !== there.layer) {
    const below = here.tier.layers ?? here.layer.below
    return below.includes(there.layer.name) ? null : `${here.tier.name} does not import ${there.layer.name}`
  }
  if (there.height < here.height) return null
  const isSameModule = here.tier.module !== undefined && here.tier.module === there.tier.module
  if (isSameModule && (isType || isTables(to))) return null
  if (isTables(from) && isTables(to)) return null
  if (there.height > here.height) return `${here.tier.name} is below ${there.tier.name}`
  const isSibling = here.tier.apart && here.room !== there.room
  return isSibling ? `${here.room} and ${there.room} do not know each other` : null
}

export const wrongImports = (imports: readonly Import[]): string[] =>
  imports.flatMap((each) => {
    const why = whyWrong(each)
    return why ? [`${each.from} imports ${each.to}: ${why}`] : []
  })
