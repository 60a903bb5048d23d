import type { Logger } from 'pino'
import { providerSaid } from '../http/provider-error.ts'
import type { Metrics } from './metrics.ts'

interface Observer {
  readonly metrics: Metrics
  readonly log: Pick<Logger, 'warn'>
}

type Work = (...given: never[]) => unknown

/** Wraps a gateway; its failures are counted and logged, by kind, and rethrown. */
export function observed<Gateway extends object>(provider: string, gateway: Gateway, observer: Observer): Gateway {
  return new Proxy(gateway, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver)
      if (typeof found !== 'function' || typeof name === 'symbol') return found
      return async (...given: never[]) => {
        try {
          return await (found as Work).apply(target, given)
        } catch (error) {
          tell(error, name)
          throw error
        }
      }
    },
  })

  function tell(error: unknown, asked: string): void {
    const said = providerSaid(error)
    if (said === null) return
    observer.metrics.providerFailed({ provider, kind: said.kind })
    observer.log.warn({ provider, asked, ...said }, 'a provider did not do what it was asked')
  }
}
