import { z } from 'zod'

/** As the browser's own `PublicKeyCredential.toJSON` writes it; the server checks every part of it. */
export const credential = z.record(z.string(), z.unknown()).describe('A WebAuthn credential as JSON.')
export const webAuthnOptions = z
  .record(z.string(), z.unknown())
  .describe('WebAuthn options as JSON, for navigator.credentials.')
