import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** How a runner identifies itself in its leases. */
export interface Holder {
  readonly id: string
  readonly host: string
  readonly pid: number
  /** The scope of a pid. Null: the system does not say. */
  readonly place: string | null
}

/** Two containers may share a host's name and have processes of the same number: their scopes differ. */
function placeOf(): string | null {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return null
  }
}

export const newHolder = (): Holder => ({ id: randomUUID(), host: hostname(), pid: process.pid, place: placeOf() })
