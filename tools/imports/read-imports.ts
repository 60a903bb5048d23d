import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  /** Both from the root of the project; for a package only its name. */
  readonly from: string
  readonly to: string
  /** Only types are imported, so that nothing is left after compiling. */
  readonly isType: boolean
}

const rooms = ['content', 'domain', 'contract', 'server', 'web']

/** Every import of every source file, written with `import`, `export … from` or `import()`. */
export function readImports(root: string): Import[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('/+types/'))
  return files.sort().flatMap((file) => importsIn(file, readFileSync(join(root, file), 'utf8'), root))
}

export function importsIn(file: string, text: string, root: string): Import[] {
  const read = parseSync(file, text)
  const { module, errors } = read
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const spoken = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const specifier = /^(['"`])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2]
      return specifier === undefined ? [] : [{ specifier, isType: false }]
    }),
    // Parsing the whole file takes longer than all the rest.
    ...(text.includes('import(') ? typesTaken(read.program) : []).map((specifier) => ({ specifier, isType: true })),
  ]
  return spoken.map(({ specifier, isType }) => ({ from: file, to: resolved(file, specifier, root), isType }))
}

/** `import('…').Name`, as a type. */
function typesTaken(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(typesTaken)
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(typesTaken)
  const { type, source } = node as { type?: unknown; source?: { value?: unknown } }
  return type === 'TSImportType' && typeof source?.value === 'string' ? [source.value, ...inside] : inside
}

function resolved(file: string, specifier: string, root: string): string {
  const [path = ''] = specifier.split('?')
  const room = rooms.find((name) => path.startsWith(`#${name}/`))
  if (room) return join('src', room, path.slice(room.length + 2))
  if (path.startsWith('.')) return join(dirname(file), path)
  if (path.startsWith('/') || existsSync(join(root, path))) return relative(root, path)
  return packageName(path)
}

/** The package name without the path inside it. */
const packageName = (path: string): string =>
  path.startsWith('node:')
    ? path
    : path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/')
