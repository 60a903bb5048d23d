const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i

/** Where a server of ours is, as a person would name it. Never the user or the password. */
export function hostOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return port ? `${host}:${port}` : host
}

const isOnThisMachine = (host: string, vouchedFor: readonly string[]) =>
  host === '' || host.startsWith('/') || loopback.test(host) || vouchedFor.includes(host.toLowerCase())

/** What passes to it stays on this machine (a path is a socket), or on a network that the operator vouches for. */
function isAtHome(url: string, vouchedFor: readonly string[]): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return isOnThisMachine(host, vouchedFor)
}

/** The protocol of the malware scanner has no encryption: it is for this machine, or a network that is vouched for. */
export const isOpenScanner = (address: string | undefined, vouchedFor: readonly string[]): boolean =>
  address !== undefined && !isOnThisMachine(address.replace(/:\d+$/, ''), vouchedFor)

const isOff = (value: string | null) => value !== null && /^(false|0|no)$/i.test(value)

/** Whether passwords and patients' words could be read on the way to the database, or by whoever poses as it. */
export function isOpenDatabase(url: string, vouchedFor: readonly string[]): boolean {
  if (isAtHome(url, vouchedFor)) return false
  const { searchParams } = new URL(url)
  // In the compatible mode all others leave it open who answers.
  const safe = searchParams.has('uselibpqcompat') ? ['verify-full'] : ['require', 'verify-ca', 'verify-full']
  return !safe.includes(searchParams.get('sslmode') ?? '')
}

/** Whether mail must be refused to a server that does not offer encryption. */
export const needsEncryptedMail = (url: string, vouchedFor: readonly string[]): boolean => !isAtHome(url, vouchedFor)

/** Whether the address itself says that encryption, or the proof of who answers, is not wanted. */
export function isOpenMail(url: string, vouchedFor: readonly string[]): boolean {
  const { searchParams } = new URL(url)
  const waived = ['ignoreTLS', 'opportunisticTLS'].some(
    (name) => searchParams.has(name) && !isOff(searchParams.get(name)),
  )
  const isUnproven = ['requireTLS', 'tls.rejectUnauthorized'].some((name) => isOff(searchParams.get(name)))
  return needsEncryptedMail(url, vouchedFor) && (waived || isUnproven)
}
