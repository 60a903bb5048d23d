import { createHmac } from 'node:crypto'
import type { Config } from '../../config/config.ts'
import type { IceServer, Video } from './video.ts'

/** Longer than any appointment with the time before and after it. */
const credentialHours = 4

/**
 * In coturn's `use-auth-secret` format: the name is the expiry, the password its HMAC. It identifies nobody, and is
 * usable for a few hours.
 */
function relay(urls: readonly string[], secret: string, role: string, now: number): IceServer {
  const username = `${Math.floor(now / 1_000) + credentialHours * 3_600}:${role}`
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return { urls: [...urls], username, credential }
}

/** Two browsers, connected directly or through the operator's relay. */
export const builtInVideo = ({ stunUrls, turn }: Pick<Config, 'stunUrls' | 'turn'>): Video => ({
  kind: 'built-in',
  iceServers: (role, now) => [
    ...(stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : []),
    ...(turn ? [relay(turn.urls, turn.secret, role, now)] : []),
  ],
})
