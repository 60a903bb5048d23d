import type { Vault } from '../../encryption/vault.ts'
import type { Video } from './video.ts'

const roomPlace = '{room}'

/**
 * A room of an external service. Its name is derived from the appointment with a key of ours: it is meaningless, the
 * same for both sides, and cannot be guessed from an appointment's id.
 */
export const outsideVideo = (template: string, vault: Vault): Video => ({
  kind: 'outside',
  host: new URL(template).host,
  linkOf: (appointmentId) =>
    template.replaceAll(roomPlace, vault.index(appointmentId, 'video room').toString('base64url').slice(0, 22)),
})
