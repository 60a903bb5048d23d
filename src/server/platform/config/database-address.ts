import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export function holdsCertificate(path: string): boolean {
  try {
    return new X509Certificate(readFileSync(path)).subject !== undefined
  } catch {
    return false
  }
}

/** An address may name such a file itself, as libpq allows. */
export function namesCertificate(url: string): boolean {
  const path = URL.canParse(url) ? new URL(url).searchParams.get('sslrootcert') : null
  return path === null || holdsCertificate(path)
}

/** Modes the driver treats as the strictest now, and as weaker ones in its next version. */
const strictToday = ['require', 'verify-ca']

/** The address for the driver: encrypted connections verify the certificate, by the authority the operator names. */
export function databaseAddress(url: string, caFile: string | undefined): string {
  const address = new URL(url)
  const { searchParams } = address
  const isStrict = strictToday.includes(searchParams.get('sslmode') ?? '') && !searchParams.has('uselibpqcompat')
  if (!isStrict && caFile === undefined) return url
  if (isStrict) searchParams.set('sslmode', 'verify-full')
  if (caFile !== undefined) searchParams.set('sslrootcert', resolve(caFile))
  return address.href
}
