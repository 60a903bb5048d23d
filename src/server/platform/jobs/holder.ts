import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** A runner as it signs its leases. */
export interface Holder {
  readonly id: string
  readonly host: string
  readonly pid: number
  /** Where a pid means the same process. Null: the system does not say. */
  readonly place: string | null
}

/** Two containers may share a host's name and have processes of the same number: their places differ. */
function placeOf(): string | null {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return null
  }
}

export const newHolder = (): Holder => ({ id: randomUUID(), host: hostname(), pid: process.pid, place: placeOf() })
