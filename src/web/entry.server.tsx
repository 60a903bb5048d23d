import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Runs only at build time, to write every page: each is finished whole before it is written. */
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Parts that load later are written where they belong, and not behind a script that puts them there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await page.allReady
  headers.set('content-type', 'text/html')
  return new Response(page, { headers, status })
}
