import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'

let files: Promise<Record<string, () => string | Buffer>> | null = null

/** Loaded only for a build, so that tools that only read the configuration need not handle drawings. */
const drawing = () => import('./files.ts')

function foundFilesOnce() {
  files ??= drawing().then(({ foundFiles, previews, previewOf }) => ({
    ...foundFiles(),
    ...Object.fromEntries(Object.entries(previews()).map(([address, draw]) => [address, () => previewOf(draw())])),
  }))
  return files
}

/** They take a fifth of a build and need nothing of it: a thread makes them while the rest is built. */
async function makePreviews(): Promise<Record<string, Uint8Array>> {
  const { previews, width } = await drawing()
  const drawings = Object.entries(previews()).map(([address, draw]) => [address, draw()])
  const thread = new Worker(new URL('./make-previews.ts', import.meta.url), { workerData: { drawings, width } })
  const [made] = await once(thread, 'message')
  return made
}

let made: Promise<Record<string, Uint8Array>> | null = null

/** Emits the icons, the preview pictures and the files for robots. */
export const foundFiles: Plugin = {
  name: 'found-files',
  buildStart() {
    if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
    if (process.env.BARE_BUILD === '1') return
    made = makePreviews()
    // Told where it is needed.
    made.catch(() => undefined)
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return
    const { foundFiles } = await drawing()
    const simple = Object.entries(foundFiles()).map(([address, make]) => [address, make()] as const)
    for (const [address, source] of [...simple, ...Object.entries((await made) ?? {})]) {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    }
  },
  configureServer(server) {
    server.middlewares.use(async (request, reply, next) => {
      const make = (await foundFilesOnce())[request.url ?? '']
      if (!make) return next()
      if (request.url?.endsWith('.svg')) reply.setHeader('content-type', 'image/svg+xml')
      reply.end(make())
    })
  },
}
