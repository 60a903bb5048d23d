import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Release } from '../config/release.ts'
import type { OpenDatabase } from '../database/database.ts'
import { addBusiness } from './business.ts'
import { addPools } from './pools.ts'

/** Failures of a provider, by code; `away` if it did not answer. */
interface ProviderFailure {
  readonly provider: string
  readonly kind: string
}

/** Metrics in Prometheus' format. No personal data. */
export interface Metrics {
  answered(call: string, status: number, seconds: number): void
  providerFailed(failure: ProviderFailure): void
  browserReported(kind: 'csp' | 'error'): void
  /** A job could not handle a row. */
  rowFailed(task: string): void
  /** In Prometheus' text format. */
  text(): Promise<{ readonly type: string; readonly text: string }>
}

/** A user notices a tenth of a second; at two we have given up. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface Options {
  readonly database: OpenDatabase
  readonly now: () => number
  readonly release: Release
  /** By how many seconds our clock is ahead of the database's; null while that is not known. */
  readonly clockSkew?: () => number | null
  /** Whether anyone reads them: only then the process itself is measured, too. */
  readonly isRead: boolean
}

export function createMetrics({ database, now, release, clockSkew = () => null, isRead }: Options): Metrics {
  const registry = new Registry()
  if (isRead) collectDefaultMetrics({ register: registry, prefix: 'larkwell_' })
  const calls = new Histogram({
    name: 'larkwell_call_duration_seconds',
    help: 'How long calls took, by call and kind of answer.',
    labelNames: ['call', 'status'],
    buckets: seconds,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'larkwell_provider_failures_total',
    help: 'What card, message, identity and bot-check providers did not do, by what they said.',
    labelNames: ['provider', 'kind'],
    registers: [registry],
  })
  const reports = new Counter({
    name: 'larkwell_browser_reports_total',
    help: 'What browsers reported: scripts that failed, and what their policy forbade.',
    labelNames: ['kind'],
    registers: [registry],
  })
  const rows = new Counter({
    name: 'larkwell_job_row_failures_total',
    help: 'Rows that a job could not handle and tries again, by task.',
    labelNames: ['task'],
    registers: [registry],
  })
  addProcessFacts(registry, release, clockSkew)
  addPools(registry, database)
  const count = addBusiness(registry, database, now)
  return {
    answered: (call, status, took) => calls.observe({ call, status: `${Math.floor(status / 100)}xx` }, took),
    providerFailed: (failure) => failures.inc({ ...failure }),
    browserReported: (kind) => reports.inc({ kind }),
    rowFailed: (task) => rows.inc({ task }),
    async text() {
      await count()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** Facts about this process alone, available even while the database is not. */
function addProcessFacts(registry: Registry, release: Release, clockSkew: () => number | null): void {
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
