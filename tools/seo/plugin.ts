import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** Emits the icons and the files for robots. Of the preview pictures only the drawings: `write-previews.ts` makes PNGs of them. */
export const foundFiles: Plugin = {
  name: 'found-files',
  async generateBundle() {
    if (this.environment.name !== 'client') return
    const { foundFiles } = await drawing()
    for (const [address, make] of Object.entries(foundFiles()))
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: make() })
  },
  async writeBundle({ dir }) {
    if (this.environment.name !== 'client' || !dir) return
    const { previews, width } = await drawing()
    const drawings = Object.entries(previews()).map(([address, draw]) => [address, draw()])
    // Beside what is served.
    await writeFile(join(dir, '..', 'previews.json'), JSON.stringify({ width, drawings }))
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
