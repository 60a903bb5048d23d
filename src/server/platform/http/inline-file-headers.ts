interface ShownFile {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly isPdf: boolean
}

/**
 * Nothing in it runs or loads anything, and no page but ours frames it. A PDF opens in the browser's own reader alone.
 */
const policies = {
  picture: "sandbox; default-src 'none'; frame-ancestors 'self'",
  document: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
} as const

/** For an uploaded file that staff open. It is cached nowhere. */
export const inlineFileHeaders = ({
  name,
  size,
  type,
  isPdf,
}: ShownFile): Readonly<Record<string, string | number>> => ({
  'content-type': type,
  'content-length': size,
  'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
  'content-security-policy': isPdf ? policies.document : policies.picture,
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})
