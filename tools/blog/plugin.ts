import { basename, dirname } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { feedPath } from '../../src/contract/pages.ts'
import { feedOf } from './feed.ts'
import { articleFolder, type CompiledArticle, publishedLibrary, teaserOf } from './library.ts'

/**
 * Turns articles into modules: `x.md?teaser` is what lists show of one, `x.md?article` is all of it. The covers and the
 * feed become files. An invalid article stops the build with its name and the reason.
 */
export function blogArticles(): Plugin {
  // Read once for each build, and again in development when a file changes.
  let library: readonly CompiledArticle[] | null = null
  const read = () => {
    library ??= publishedLibrary()
    return library
  }

  return {
    name: 'blog-articles',
    enforce: 'pre',
    buildStart() {
      library = null
      read()
    },
    load(id) {
      const [path = '', part] = id.split('?')
      if (dirname(path) !== articleFolder || (part !== 'teaser' && part !== 'article')) return null
      const slug = basename(path, '.md')
      const found = read().find(({ article }) => article.id === slug)
      // It is not published: lists leave it out.
      if (!found) return { code: 'export default null' }
      return { code: `export default ${JSON.stringify(part === 'teaser' ? teaserOf(found) : found.article)}` }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: feedPath.slice(1), source: feedOf(read().map(teaserOf)) })
      for (const { article, coverSvg } of read()) {
        this.emitFile({ type: 'asset', fileName: article.cover.src.slice(1), source: coverSvg })
      }
    },
    configureServer(server) {
      serveWhileDeveloping(server, read)
      server.watcher.on('all', (_, path) => {
        if (dirname(path) === articleFolder) library = null
      })
    },
  }
}

function serveWhileDeveloping(server: ViteDevServer, read: () => readonly CompiledArticle[]) {
  server.middlewares.use((request, reply, next) => {
    if (request.url === feedPath) {
      reply.setHeader('content-type', 'application/xml; charset=utf-8').end(feedOf(read().map(teaserOf)))
      return
    }
    const drawn = read().find(({ article }) => article.cover.src === request.url)
    if (drawn) reply.setHeader('content-type', 'image/svg+xml; charset=utf-8').end(drawn.coverSvg)
    else next()
  })
}
