import { Gauge, type Registry } from 'prom-client'

/** Of this process alone, and there also while the database cannot be used. */
export function addClock(registry: Registry, clockSkew: () => number | null): void {
  new Gauge({
    name: 'larkwell_clock_skew_seconds',
    help: "By how many seconds this machine's clock is ahead of the database's, when they were last compared.",
    registers: [registry],
    collect() {
      this.set(clockSkew() ?? Number.NaN)
    },
  })
}
