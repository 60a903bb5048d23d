import type { Instant } from '#domain/calendar/london-time.ts'

/** What a browser asks for its own address, or for a way round a wall. */
export interface IceServer {
  readonly urls: string[]
  readonly username?: string
  readonly credential?: string
}

/** Where people meet by video: in a room of our own, or by a link to a service of another company. */
export type Video =
  | { readonly kind: 'built-in'; iceServers(role: string, now: Instant): IceServer[] }
  | { readonly kind: 'outside'; readonly host: string; linkOf(appointmentId: string): string }
