import type { Plugin } from 'vite'

let files: Promise<Record<string, () => string | Buffer>> | null = null

/** Loaded only for a build, so that tools that only read the configuration need not handle drawings. */
function foundFilesOnce() {
  files ??= import('./files.ts').then((module) => module.foundFiles())
  return files
}

/** Emits the icons, the preview pictures and the files for robots. */
export const foundFiles: Plugin = {
  name: 'found-files',
  async generateBundle() {
    if (this.environment.name !== 'client') return
    for (const [address, make] of Object.entries(await foundFilesOnce())) {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: make() })
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
