import { Gauge, type Registry } from 'prom-client'
import type { Release } from '../config/release.ts'

/** Facts about this process alone, available even while the database is not. */
export function addProcessFacts(registry: Registry, release: Release, clockSkew: () => number | null): void {
  new Gauge({
    name: 'larkwell_build_info',
    help: 'Always 1. The labels say which release this process is.',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ ...release }, 1)
  new Gauge({
    name: 'larkwell_clock_skew_seconds',
    help: "By how many seconds this machine's clock is ahead of the database's, when they were last compared.",
    registers: [registry],
    collect() {
      this.set(clockSkew() ?? Number.NaN)
    },
  })
}
