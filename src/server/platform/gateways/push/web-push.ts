import { Agent, request } from 'node:https'
import webPush from 'web-push'
import type { Config } from '../../config/config.ts'
import { ProviderError } from '../../http/provider-error.ts'
import type { Push } from './push.ts'
import { endpointProblem } from './push-endpoint.ts'

/** Ours: a reminder that a device could not be given within half a day is dropped by the push service. */
const usefulSeconds = 12 * 60 * 60

/** Of several that wait for one device, the push service keeps only the last. */
const topic = 'reminder'

type Given = NonNullable<Config['push']> & { readonly hosts: readonly string[]; readonly contact: string }

/**
 * Sends by the Web Push protocol. The address is checked again before each call: the list may have become shorter since
 * it was stored. Redirects are not followed, and nothing of the reply is read.
 */
export function webPushOf(
  { publicKey, privateKey, hosts, contact }: Given,
  agent = new Agent({ keepAlive: true, maxSockets: 20 }),
): Push {
  const problemOf = (endpoint: string) => endpointProblem(endpoint, hosts)
  return {
    isOutbox: false,
    publicKey,
    endpointProblem: async (endpoint) => problemOf(endpoint),
    async send({ endpoint, p256dh, auth, text }, signal) {
      if (problemOf(endpoint) !== null) return 'gone'
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: `mailto:${contact}`, publicKey, privateKey },
        TTL: usefulSeconds,
        urgency: 'normal',
        topic,
      })
      const status = await statusOf(endpoint, { headers, body, agent, signal })
      if (status >= 200 && status < 300) return 'accepted'
      if (status === 404 || status === 410) return 'gone'
      throw new ProviderError(`The push service answered ${status}.`, status)
    },
  }
}

interface Asked {
  readonly headers: object
  readonly body: Buffer | null
  readonly agent: Agent
  readonly signal: AbortSignal
}

/** Node's own request follows no redirects. */
const statusOf = (endpoint: string, { headers, body, agent, signal }: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(endpoint, { method: 'POST', headers: { ...headers }, agent, signal }, (reply) => {
      reply.destroy()
      resolve(reply.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end(body)
  })
