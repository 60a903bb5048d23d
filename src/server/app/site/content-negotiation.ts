export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The smallest encoding that the client accepts and that exists. An accepted one may be made only when it is read here.
 */
export function bestEncoding(
  accepted: string | undefined,
  forms: { readonly br: object | null; readonly gzip: object | null },
): Encoding {
  if (accepted === undefined) return 'identity'
  if (takesBrotli.test(accepted) && forms.br) return 'br'
  if (takesGzip.test(accepted) && forms.gzip) return 'gzip'
  return 'identity'
}

/** Listed, and not with a weight of zero, which refuses it. */
const takes = (encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
const takesBrotli = takes('br')
const takesGzip = takes('gzip')

/** Compared weakly, as If-None-Match is: a proxy may have put W/ before it. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
