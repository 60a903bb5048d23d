const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i

/** The address of a server, for display. Never the user or the password. */
export function hostOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return port ? `${host}:${port}` : host
}

const isOnThisMachine = (host: string, vouchedFor: readonly string[]) =>
  host === '' || host.startsWith('/') || loopback.test(host) || vouchedFor.includes(host.toLowerCase())

/** Traffic that stays on this machine (a path is a socket), or on a network that the operator trusts. */
function isAtHome(url: string, vouchedFor: readonly string[]): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return isOnThisMachine(host, vouchedFor)
}

/** The malware scanner's protocol has no encryption: it is for this machine, or a trusted network. */
export const isOpenScanner = (address: string | undefined, vouchedFor: readonly string[]): boolean =>
  address !== undefined && !isOnThisMachine(address.replace(/:\d+$/, ''), vouchedFor)

const isOff = (value: string | null) => value !== null && /^(false|0|no)$/i.test(value)

/** Whether passwords and patients' data could be read on the way to the database, or by a server that poses as it. */
export function isOpenDatabase(url: string, vouchedFor: readonly string[]): boolean {
  if (isAtHome(url, vouchedFor)) return false
  const { searchParams } = new URL(url)
  // In the compatible mode all other modes leave the server unverified.
  const safe = searchParams.has('uselibpqcompat') ? ['verify-full'] : ['require', 'verify-ca', 'verify-full']
  return !safe.includes(searchParams.get('sslmode') ?? '')
}

/** Whether mail must not be sent to a server without encryption. */
export const needsEncryptedMail = (url: string, vouchedFor: readonly string[]): boolean => !isAtHome(url, vouchedFor)

/** Whether the address itself turns off encryption or verification. */
export function isOpenMail(url: string, vouchedFor: readonly string[]): boolean {
  const { searchParams } = new URL(url)
  const waived = ['ignoreTLS', 'opportunisticTLS'].some(
    (name) => searchParams.has(name) && !isOff(searchParams.get(name)),
  )
  const isUnproven = ['requireTLS', 'tls.rejectUnauthorized'].some((name) => isOff(searchParams.get(name)))
  return needsEncryptedMail(url, vouchedFor) && (waived || isUnproven)
}
