import { createECDH } from 'node:crypto'
import type { Config } from '../../config/config.ts'
import type { Vault } from '../../encryption/vault.ts'
import { noPush, outboxPush, type Push } from './push.ts'
import { endpointProblem } from './push-endpoint.ts'
import { webPushOf } from './web-push.ts'

type Given = Pick<Config, 'push' | 'pushHosts' | 'mailFrom' | 'isDemo'>

/** With keys the real push services; in a demo without, its own outbox; else notifications are not offered. */
export function createPush({ push, pushHosts: hosts, mailFrom, isDemo }: Given, vault: Vault): Push {
  if (push) return webPushOf({ ...push, hosts, contact: addressIn(mailFrom) })
  return isDemo
    ? outboxPush(
        () => demoKey(vault),
        (endpoint) => endpointProblem(endpoint, hosts),
      )
    : noPush
}

/** Larkwell <hello@larkwell.example> and hello@larkwell.example. */
const addressIn = (mailFrom: string): string => /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom

/**
 * The key by which browsers subscribe in a demo. It follows from the data key, which is made at the first start: it is
 * the same after a restart, and in each of several processes.
 */
function demoKey(vault: Vault): string {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(vault.index('demo', 'push key'))
  return ecdh.getPublicKey('base64url')
}
