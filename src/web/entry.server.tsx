import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Runs only at build time, to write every page: each is finished whole before it is written. */
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  // Large sections stay where they belong; by default they are moved into place by a script.
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await page.allReady
  headers.set('content-type', 'text/html')
  return new Response(page, { headers, status })
}
