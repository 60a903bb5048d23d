import { createHash, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { minuteMs } from '#domain/calendar/durations.ts'
import type { Services } from '../../services.ts'
import type { BotCheck } from './bot-check.ts'
import { spendChallenge } from './used-challenges.ts'

const algorithm = 'PBKDF2/SHA-256'
const fewestKeys = 200
const mostKeys = 400
const goodForMs = 5 * minuteMs

const hex = z.string().regex(/^[0-9a-f]{2,200}$/)

/** Parsed strictly before anything is computed, so that a made-up token costs nothing. */
const payloadFor = (cost: number) =>
  z.object({
    challenge: z.object({
      parameters: z.strictObject({
        algorithm: z.literal(algorithm),
        nonce: hex,
        salt: hex,
        cost: z.literal(cost),
        keyLength: z.int().max(64),
        keyPrefix: hex,
        keySignature: hex,
        expiresAt: z.int(),
        data: z.strictObject({ action: z.string() }),
      }),
      signature: hex,
    }),
    solution: z.object({ counter: z.int().min(0), derivedKey: hex }),
  })

/** The embedded default: proof of work, made and checked here, with no third party. */
export function altcha({ config, database, vault }: Pick<Services, 'config' | 'database' | 'vault'>): BotCheck {
  const cost = config.botWork
  const payload = payloadFor(cost)
  // Derived from the data key, so that every process of an installation accepts another's challenges.
  const hmacSignatureSecret = vault.index('challenge', 'bot-check').toString('hex')
  const hmacKeySignatureSecret = vault.index('key', 'bot-check').toString('hex')
  return {
    async challenge(action) {
      const challenge = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(fewestKeys, mostKeys + 1),
        deriveKey,
        data: { action },
        expiresAt: new Date(Date.now() + goodForMs),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      return { provider: 'altcha', challenge, siteKey: null }
    },
    async accepts(token, action) {
      const read = readToken(token, payload)
      if (!read || read.challenge.parameters.data.action !== action) return false
      const { verified } = await verifySolution({ ...read, deriveKey, hmacSignatureSecret, hmacKeySignatureSecret })
      if (!verified) return false
      const digest = createHash('sha256').update(read.challenge.signature).digest()
      return spendChallenge(database, digest, read.challenge.parameters.expiresAt)
    },
  }
}

function readToken(token: string, payload: ReturnType<typeof payloadFor>) {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data ?? null
  } catch {
    return null
  }
}
