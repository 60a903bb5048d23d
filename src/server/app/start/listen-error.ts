import { brand } from '#content/brand.ts'
import { type Config, ConfigError } from '../../platform/config/config.ts'

/** Why the port could not be opened, and what to do about it. Other errors are passed on. */
export function listenError(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): unknown {
  const words = {
    EADDRINUSE: `port ${port} is in use by another program. End that one, or choose another port: PORT=${port < 65_535 ? port + 1 : 3000} npm start`,
    EACCES: `port ${port} may not be opened by this user. Choose another port: PORT=3000 npm start`,
    EADDRNOTAVAIL: `HOST is ${JSON.stringify(host)}, which is not an address of this machine.`,
    ENOTFOUND: `HOST is ${JSON.stringify(host)}, which is not an address of this machine.`,
  }[String((error as { code?: unknown }).code)]
  return words === undefined ? error : new ConfigError(`${brand.name} could not start: ${words}`)
}
