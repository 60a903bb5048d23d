import { z } from 'zod'
import { holderKinds, type RoomClaims, roomRoles } from '#domain/appointments/video/seats.ts'
import type { Vault } from '../../platform/encryption/vault.ts'

const owner = 'room token'

const shape = z.object({
  appointmentId: z.uuid(),
  role: z.enum(roomRoles),
  seat: z.int(),
  holder: z.object({ kind: z.enum(holderKinds), digest: z.string() }),
  until: z.number(),
})

export const tokenOf = (vault: Vault, claims: RoomClaims): string =>
  vault.seal(JSON.stringify(claims), owner).toString('base64url')

/** Null: we did not issue it. */
export function claimsIn(vault: Vault, token: string): RoomClaims | null {
  try {
    return shape.parse(JSON.parse(vault.open(Buffer.from(token, 'base64url'), owner)))
  } catch {
    return null
  }
}
