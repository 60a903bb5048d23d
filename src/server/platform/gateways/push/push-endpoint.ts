const longestEndpoint = 2_048

/**
 * Why an address of a push service is not called. Null: it is one of the known services, by HTTPS on its usual port.
 * Anybody can supply an address, so nothing but the listed names is ever called: no address of a machine, no other
 * port, no user name, and no name that only looks like one of them. `*.` in front of a listed name stands for one or
 * more labels.
 */
export function endpointProblem(endpoint: string, hosts: readonly string[]): string | null {
  if (endpoint.length > longestEndpoint) return 'it is too long'
  if (!URL.canParse(endpoint)) return 'it is no address'
  const { protocol, hostname, port, username, password, hash, href } = new URL(endpoint)
  if (protocol !== 'https:') return 'it is not https'
  // Backslashes, tabs and the like are read in more than one way.
  if (href !== endpoint) return 'it can be read in two ways'
  if (username !== '' || password !== '') return 'it names a user'
  if (port !== '') return 'it names a port'
  if (hash !== '') return 'it names a part of a page'
  return hosts.some((host) => isUnder(hostname, host)) ? null : 'it is not a push service we know'
}

const isUnder = (hostname: string, host: string): boolean =>
  host.startsWith('*.')
    ? hostname.endsWith(host.slice(1)) && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname.slice(0, 1 - host.length))
    : hostname === host
