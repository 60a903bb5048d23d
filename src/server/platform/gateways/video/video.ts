import type { Instant } from '#domain/calendar/london-time.ts'

/** STUN or TURN servers for a browser. */
export interface IceServer {
  readonly urls: string[]
  readonly username?: string
  readonly credential?: string
}

/** Where video appointments are held: in our own video room, or by a link to an external service. */
export type Video =
  | { readonly kind: 'built-in'; iceServers(role: string, now: Instant): IceServer[] }
  | { readonly kind: 'outside'; readonly host: string; linkOf(appointmentId: string): string }
