import type { Import } from './read-imports.ts'
import { layers } from './tiers.ts'
import { isTables, isTest, placeOf } from './wrong-imports.ts'

export const importGraphFile = 'docs/generated/imports.md'

interface Arrow {
  readonly from: string
  readonly to: string
}

/** Each pair once, from importer to imported, without imports of itself. */
function arrows(imports: readonly Import[], nameOf: (file: string) => string | null): Arrow[] {
  const found = new Map<string, Arrow>()
  for (const { from, to, isType } of imports) {
    // Tables refer to each other in cycles: a foreign key is not a dependency of code.
    if (isType || isTest(from) || (isTables(from) && isTables(to))) continue
    const [a, b] = [nameOf(from), nameOf(to)]
    if (a !== null && b !== null && a !== b) found.set(`${a} ${b}`, { from: a, to: b })
  }
  return [...found.values()].toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
}

/** Transitive reduction: leaves out an arrow whose target is reached by others. */
function essential(all: readonly Arrow[]): Arrow[] {
  const next = (name: string) => all.filter(({ from }) => from === name).map(({ to }) => to)
  const reaches = (name: string, goal: string, seen = new Set<string>()): boolean =>
    next(name).some((to) => to === goal || (!seen.has(to) && reaches(to, goal, seen.add(to))))
  return all.filter(({ from, to }) => !next(from).some((other) => other !== to && reaches(other, to)))
}

const idOf = (name: string) => name.replaceAll(/\W/g, '_')

function drawing(all: readonly Arrow[]): string {
  const names = [...new Set(all.flatMap(({ from, to }) => [from, to]))].toSorted()
  return [
    '```mermaid',
    'flowchart TD',
    ...names.map((name) => `  ${idOf(name)}["${name}"]`),
    ...essential(all).map(({ from, to }) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
  ].join('\n')
}

const inLayer = (layer: string, nameOf: (file: string) => string | null) => (file: string) =>
  placeOf(file)?.layer.name === layer ? nameOf(file) : null

const moduleOf = (file: string) => {
  const tier = placeOf(file)?.tier
  return tier ? (tier.module ?? tier.name) : null
}

/** The parts of one module that has several tiers. */
const partOf = (module: string) => (file: string) => {
  const tier = placeOf(file)?.tier
  return tier?.module === module && !isTables(file) ? tier.name : null
}

/** Features by name, the tiers below them as a whole. */
function webFeature(file: string): string | null {
  const place = placeOf(file)
  if (!place) return null
  return place.tier.apart ? place.room : place.tier.name
}

/** The page itself, generated from the current imports. */
export const importGraphOf = (imports: readonly Import[]): string => `# Imports

<!-- Drawn from the imports by \`npm run architecture\`. Do not edit. -->

An arrow leads from what imports to what is imported. Imports of types alone and foreign keys are left out, and so is an arrow
to what can be reached by the others. The rules are in [\`tools/imports/tiers.ts\`](../../tools/imports/tiers.ts); \`npm run check\` enforces
them. What the modules are for is in [ARCHITECTURE](../../ARCHITECTURE.md).

## Layers

${drawing(arrows(imports, (file) => placeOf(file)?.layer.name ?? null))}

${layers.map(({ name, folder, below }) => `- \`${folder}\` imports ${below.length > 0 ? below.map((each) => `\`${each}\``).join(', ') : 'nothing'}${name === 'contract' ? ' and zod' : ''}.`).join('\n')}

## Modules of the server

${drawing(arrows(imports, inLayer('server', moduleOf)))}

## Inside platform

${drawing(arrows(imports, inLayer('server', partOf('platform'))))}

## Inside clinical

${drawing(arrows(imports, inLayer('server', partOf('clinical'))))}

## Tiers and features of the web

${drawing(arrows(imports, inLayer('web', webFeature)))}
`
