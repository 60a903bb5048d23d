import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { neverEntered, readByUs, shortened } from './left-out.ts'

const ownReading = fileURLToPath(new URL('../../src/web/app/loader-data.ts', import.meta.url))

/** The router's warnings to developers. Its errors stay. */
export const developerWarnings = ['warning', 'warnOnce']

/** Leaves these parts out of what every page loads first. Stops the build where the router is no longer made of them. */
export function leanRouter(): Plugin {
  const left = new Set<string>()
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => left.clear(),
    transform(code, id) {
      const [, part = ''] = /[\\/]react-router[\\/].*[\\/]lib[\\/](.+)$/.exec(id.split('?')[0] ?? '') ?? []
      const name = part.replaceAll('\\', '/')
      const lean = leanPart(name, code, (text) => this.parse(text))
      if (lean === null) return null
      left.add(name)
      return { code: lean, map: null, moduleSideEffects: false }
    },
    buildEnd(error) {
      const missing = [...leanParts].filter((name) => !left.has(name))
      if (!error && missing.length > 0) throw new Error(`React Router has no ${missing.join(', ')} to leave out.`)
    },
  }
}

const leanParts = new Set([...Object.keys(neverEntered), ...Object.keys(shortened), readByUs])

/** What stands in the place of this part of the router, or null if it stays as it is. */
export function leanPart(part: string, code: string, parse: (code: string) => unknown): string | null {
  const entered = neverEntered[part]
  if (entered) return inPlaceOf(code, part, entered)
  const bodies = shortened[part]
  if (bodies) return withBodies(code, part, bodies, parse(code))
  if (part !== readByUs) return null
  const ours = ['decodeViaTurboStream', 'getTurboStreamSingleFetchDataStrategy']
  const others = exportsOf(code).filter((name) => !ours.includes(name))
  checkNames(part, ours, exportsOf(code))
  return [
    `export { ${ours.join(', ')} } from ${JSON.stringify(ownReading)}`,
    ...others.map((name) => `export const ${name} = undefined`),
  ].join('\n')
}

const exportsOf = (code: string): string[] => {
  const [, list = ''] = /\bexport \{([^}]*)\};?\s*$/.exec(code) ?? []
  return list.split(',').flatMap((name) => name.trim() || [])
}

function checkNames(part: string, asked: readonly string[], there: readonly string[]): void {
  const unknown = asked.filter((name) => there.filter((other) => other === name).length !== 1)
  if (unknown.length > 0) throw new Error(`React Router’s ${part} has no, or more than one, ${unknown.join(', ')}.`)
}

/** The same exports. Those that only a server has need for are nothing. */
function inPlaceOf(code: string, part: string, written: Readonly<Record<string, string>>): string {
  const names = exportsOf(code)
  checkNames(part, Object.keys(written), names)
  return names.map((name) => `export const ${name} = ${written[name] ?? 'undefined'}`).join('\n')
}

interface Found {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** The same functions, with other bodies. */
function withBodies(code: string, part: string, bodies: Readonly<Record<string, string>>, program: unknown): string {
  const found = functionsIn(program).filter(({ name }) => Object.hasOwn(bodies, name))
  checkNames(
    part,
    Object.keys(bodies),
    found.map(({ name }) => name),
  )
  // From the end, so that the places before it stay where they are.
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { name, start, end }) => `${text.slice(0, start)}{ ${bodies[name]} }${text.slice(end)}`, code)
}

/** Every function that is declared by a name, and where its body is. */
function functionsIn(node: unknown): Found[] {
  if (Array.isArray(node)) return node.flatMap(functionsIn)
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(functionsIn)
  const { type, id, body } = node as { type?: string; id?: { name: string }; body?: Omit<Found, 'name'> }
  return type === 'FunctionDeclaration' && id && body ? [{ ...body, name: id.name }, ...inside] : inside
}
