import { z } from 'zod'

/** A browser's error report, stripped of anything a person could have typed. */
type BrowserReport =
  | { readonly kind: 'csp'; readonly page: string; readonly directive: string; readonly blocked: string }
  | { readonly kind: 'error'; readonly page: string; readonly type: string; readonly frames: readonly string[] }

const policyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
})

const errorReport = z.object({ page: z.string(), type: z.string(), frames: z.array(z.string()).max(20) })

const mostFrames = 8
const frame = /\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/

/** Null: not a valid report. Pages are named only if known, since an address can hold anything. */
export function readBrowserReport(body: unknown, pages: ReadonlySet<string>): BrowserReport | null {
  const pageOf = (address: string) => {
    const path = URL.canParse(address, 'http://any') ? new URL(address, 'http://any').pathname : ''
    return pages.has(path) ? path : 'other'
  }
  const policy = policyReport.safeParse(body).data?.['csp-report']
  if (policy) {
    const [directive = 'unknown'] = (policy['effective-directive'] ?? policy['violated-directive'] ?? '').split(' ')
    return {
      kind: 'csp',
      page: pageOf(policy['document-uri']),
      directive: /^[a-z-]{1,40}$/.test(directive) ? directive : 'unknown',
      blocked: blockedIn(policy['blocked-uri'] ?? ''),
    }
  }
  const error = errorReport.safeParse(body).data
  if (!error) return null
  return {
    kind: 'error',
    page: pageOf(error.page),
    type: /^[A-Za-z]{1,40}$/.test(error.type) ? error.type : 'Error',
    frames: error.frames.flatMap((line) => frame.exec(line)?.[0] ?? []).slice(0, mostFrames),
  }
}

/** Its origin, or its kind; never the rest of the address. */
function blockedIn(uri: string): string {
  if (/^[a-z-]{1,20}$/.test(uri)) return uri
  if (!URL.canParse(uri)) return 'unknown'
  const { origin, protocol } = new URL(uri)
  return origin === 'null' ? protocol : origin
}
