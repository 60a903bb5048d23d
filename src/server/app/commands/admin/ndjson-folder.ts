import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { NotDone } from './command.ts'

interface Written {
  readonly bytes: number
  readonly lines: number
}

/** What an export has come to. It is written after the lines it counts, so that what it says is there. */
interface Progress {
  readonly begunAt: string
  readonly finishedAt: string | null
  /** The last account whose lines are all there. */
  readonly after: string | null
  readonly patients: number
  readonly files: Readonly<Record<string, Written>>
}

const manifest = 'export.json'

const fileOf = (type: string) => `${type}.ndjson`

/** The progress of an export in this folder. Null: there is none, and nothing else is there either. */
export async function progressIn(folder: string): Promise<Progress | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw new NotDone(`${folder} cannot be read.`)
  })
  if (names.length === 0) return null
  if (!names.includes(manifest)) throw new NotDone(`${folder} has other files in it. Name an empty folder.`)
  return JSON.parse(await readFile(join(folder, manifest), 'utf8'))
}

/** A folder with one file for each type, one line for each resource, readable by the operator alone. */
export interface NdjsonFolder {
  readonly after: string | null
  readonly patients: number
  /** Keeps nothing in memory: lines are on disk when it ends. */
  readonly save: (lines: ReadonlyMap<string, readonly string[]>, after: string, patients: number) => Promise<void>
  readonly finish: (at: string) => Promise<Progress>
  readonly close: () => Promise<void>
  /** The lines of a file that is small. */
  readonly linesOf: (type: string) => AsyncIterable<string>
}

/** Opens it for an export that begins, or that goes on where another ended: what came after its last save is cut off. */
export async function openFolder(folder: string, at: string): Promise<NdjsonFolder> {
  let progress: Progress = (await progressIn(folder)) ?? {
    begunAt: at,
    finishedAt: null,
    after: null,
    patients: 0,
    files: {},
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  for (const name of await readdir(folder)) {
    const [, type] = /^(\w+)\.ndjson$/.exec(name) ?? []
    if (type) await truncate(join(folder, name), progress.files[type]?.bytes ?? 0)
  }
  await write(progress)
  const handles = new Map<string, Awaited<ReturnType<typeof open>>>()

  async function write(next: Progress): Promise<void> {
    const file = await open(join(folder, `${manifest}.next`), 'w', 0o600)
    try {
      await file.writeFile(`${JSON.stringify(next, null, 2)}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(join(folder, `${manifest}.next`), join(folder, manifest))
    progress = next
  }

  async function append(type: string, lines: readonly string[]): Promise<Written> {
    const before = progress.files[type] ?? { bytes: 0, lines: 0 }
    const handle = handles.get(type) ?? (await open(join(folder, fileOf(type)), 'a', 0o600))
    handles.set(type, handle)
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
    await handle.appendFile(bytes)
    await handle.datasync()
    const size = before.bytes + bytes.length
    if ((await handle.stat()).size !== size) throw new NotDone(`Another export is writing to ${folder}.`)
    return { bytes: size, lines: before.lines + lines.length }
  }

  return {
    get after() {
      return progress.after
    },
    get patients() {
      return progress.patients
    },
    async save(lines, after, patients) {
      // All at once: each waits for the disk.
      const added = await Promise.all([...lines].map(async ([type, own]) => [type, await append(type, own)] as const))
      await write({ ...progress, files: { ...progress.files, ...Object.fromEntries(added) }, after, patients })
    },
    async finish(finishedAt) {
      await write({ ...progress, finishedAt })
      return progress
    },
    async close() {
      for (const handle of handles.values()) await handle.close()
    },
    async *linesOf(type) {
      if (!progress.files[type]) return
      yield* createInterface({ input: createReadStream(join(folder, fileOf(type))) })
    },
  }
}
