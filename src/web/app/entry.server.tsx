import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'
import { withHeadForMachines } from '#web/shared/seo/head.ts'
import { deferScripts } from './defer-scripts.ts'
import { preloadFonts } from './preload-fonts.ts'
import { writeTheme } from './write-theme.ts'

/** Runs only at build time, to write every page: each is finished whole before it is written. */
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  // Large sections stay where they belong; by default they are moved into place by a script.
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await page.allReady
  headers.set('content-type', 'text/html')
  const text = await new Response(page).text()
  const written = preloadFonts(withHeadForMachines(text, new URL(request.url).pathname))
  return new Response(deferScripts(writeTheme(written, canBeDark(context))), { headers, status })
}

const canBeDark = ({ staticHandlerContext: { matches }, routeModules }: EntryContext) =>
  matches.some(({ route }) => (routeModules[route.id]?.handle as RouteHandle | undefined)?.hasDarkTheme)
