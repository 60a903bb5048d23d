import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** The CBOR that an authenticator writes: small numbers, bytes, text and maps. */
function cbor(value: number | Buffer | string | Map<unknown, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, held]) => [cbor(key as string), cbor(held as string)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

interface Owner {
  /** The user gave a finger, a face or a code. */
  readonly isVerified?: boolean
  /** As in the options for making a passkey; sent with every use. */
  readonly handle?: string
  /** Synced passkeys do not count. */
  readonly isCounting?: boolean
}

/** A software security key: ES256, with a counter. */
export function newAuthenticator(origin: string, { isVerified = false, handle, isCounting = true }: Owner = {}) {
  const verified = isVerified ? 0x04 : 0
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const written = id.toString('base64url')
  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const authData = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    if (isCounting) counter += 1
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, rest])
  }
  const answer = (response: Record<string, string>) => ({
    id: written,
    rawId: written,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    create(challenge: string) {
      const cose = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const object = cbor(
        new Map<string, string | Buffer | Map<unknown, unknown>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(0x41 | verified, attested)],
        ]),
      )
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: object.toString('base64url'),
      })
    },
    get(challenge: string, at?: string) {
      const data = authData(0x01 | verified)
      const client = clientData('webauthn.get', challenge, at)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(handle === undefined ? {} : { userHandle: handle }),
      })
    },
  }
}
