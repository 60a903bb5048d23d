import { readFileSync } from 'node:fs'
import { Registry } from 'prom-client'
import { describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import type { OpenDatabase } from '../database/database.ts'
import { createMetrics } from './metrics.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

/** Prometheus adds these to every series it scrapes; one of our own would be renamed to `exported_…`. */
const addedByPrometheus = ['job', 'instance']

/** Every series that a process exports, with its labels, as the code registers them. */
function registeredSeries(): Map<string, readonly string[]> {
  const registered: { name: string; labelNames: readonly string[]; constructor: { name: string } }[] = []
  const spy = vi.spyOn(Registry.prototype, 'registerMetric').mockImplementation((metric) => {
    registered.push(metric as unknown as (typeof registered)[number])
  })
  createMetrics({
    database: { jobs: {} } as OpenDatabase,
    now: Date.now,
    release: { version: '0.0.0', commit: 'unknown' },
    isRead: true,
  })
  spy.mockRestore()
  const series = new Map<string, readonly string[]>()
  for (const metric of registered) {
    const { name, labelNames } = metric
    series.set(name, labelNames)
    if (metric.constructor.name !== 'Histogram') continue
    series.set(`${name}_bucket`, [...labelNames, 'le'])
    for (const part of ['count', 'sum']) series.set(`${name}_${part}`, labelNames)
  }
  return series
}

const own = registeredSeries()
const known = new Map([...own].map(([name, labels]) => [name, [...labels, ...addedByPrometheus]]))
known.set('up', addedByPrometheus)

const words = (list: string) => list.split(',').map((word) => word.trim())

/** What an expression uses that no process exports: series by name, labels as `series{label}` or `by (label)`. */
function unknownIn(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, '""')
  const asked = [...bare.matchAll(/\b(larkwell_\w+|up)\b/g)].map(([name]) => name)
  const selected = [...bare.matchAll(/\b(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', matchers = '']) =>
    [...matchers.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => ({ name, label })),
  )
  const offered = asked.flatMap((name) => known.get(name) ?? [])
  const grouped = [...bare.matchAll(/\b(?:by|on|ignoring|without)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    words(list),
  )
  return [
    ...(asked.length === 0 ? ['no series at all'] : []),
    ...asked.filter((name) => !known.has(name)),
    ...selected
      .filter(({ name, label }) => !known.get(name)?.includes(label))
      .map((one) => `${one.name}{${one.label}}`),
    ...grouped.filter((label) => !offered.includes(label)).map((label) => `by (${label})`),
  ]
}

/** The labels left in the result of an expression. */
function labelsOf(expression: string): string[] {
  const grouped = [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => words(list))
  if (grouped.length > 0) return grouped
  if (/\b(?:sum|min|max|avg|count|absent)\s*\(/.test(expression)) return []
  return [...expression.matchAll(/\b(larkwell_\w+|up)\b/g)].flatMap(([name]) => known.get(name) ?? [])
}

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string }
}

/** Prometheus refuses the whole file for one extra field: a comma in unquoted text makes one. */
const fields = {
  rule: ['alert', 'expr', 'for', 'labels', 'annotations'],
  labels: ['severity'],
  annotations: ['summary'],
}
const strayFields = (rule: Rule) => [
  ...Object.keys(rule).filter((name) => !fields.rule.includes(name)),
  ...Object.keys(rule.labels).filter((name) => !fields.labels.includes(name)),
  ...Object.keys(rule.annotations).filter((name) => !fields.annotations.includes(name)),
]

const rules = () =>
  (parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((one) => one.rules)
const names = () => rules().map(({ alert }) => alert)

describe('the Prometheus configuration', () => {
  it('O-2 no metric has a label that Prometheus adds itself', () => {
    expect([...own].filter(([, labels]) => labels.some((label) => addedByPrometheus.includes(label)))).toEqual([])
  })

  it('O-2 the alerts can be parsed, and each uses series and labels that exist', () => {
    expect(names()).not.toEqual([])
    expect(new Set(names()).size).toBe(names().length)
    for (const rule of rules()) {
      const { alert, expr, labels, annotations } = rule
      expect(strayFields(rule), alert).toEqual([])
      expect(rule.for ?? '1m', alert).toMatch(/^\d+[smh]$/)
      expect(unknownIn(expr), alert).toEqual([])
      expect(['page', 'ticket'], alert).toContain(labels.severity)
      expect(annotations.summary, alert).toMatch(/\S.*\.$/)
      const named = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label)
      expect(
        named.filter((label) => !labelsOf(expr).includes(label)),
        alert,
      ).toEqual([])
    }
  })

  it('O-2 a process that is gone, and one without metrics, raise an alert', () => {
    const { scrape_configs: scraped } = parse(read('deploy/prometheus/prometheus.yml')) as {
      scrape_configs: { job_name: string }[]
    }
    const asked = rules().map(({ expr }) => expr)
    expect(scraped.map(({ job_name: job }) => `up{job="${job}"} == 0`).filter((expr) => !asked.includes(expr))).toEqual(
      [],
    )
    expect(asked.some((expr) => expr.startsWith('absent('))).toBe(true)
    expect(asked.some((expr) => expr.includes('larkwell_counted'))).toBe(true)
  })

  it('O-2 the runbook says what to do about each alert, in their order, and about no other', () => {
    const headings = [...read('docs/runbook.md').matchAll(/^## ((?:[A-Z][a-z]+){2,})$/gm)].map(([, name]) => name)
    expect(headings).toEqual(names())
  })

  it('O-2 a rehearsal makes each of them fire', () => {
    const rehearsal = parse(read('deploy/prometheus/alerts.test.yml')) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[]
    }
    const fired = rehearsal.tests
      .flatMap((one) => one.alert_rule_test)
      .filter(({ exp_alerts: expected }) => (expected ?? []).length > 0)
    expect(names().filter((name) => !fired.some(({ alertname }) => alertname === name))).toEqual([])
  })

  it('O-2 the panels of the dashboard use series and labels that exist', () => {
    const { panels } = JSON.parse(read('deploy/grafana/larkwell.json')) as {
      panels: { title: string; targets: { expr: string; legendFormat: string }[] }[]
    }
    const targets = panels.flatMap(({ title, targets: of }) => of.map((target) => ({ title, ...target })))
    expect(targets.length).toBeGreaterThan(10)
    for (const { title, expr, legendFormat } of targets) {
      expect(unknownIn(expr), title).toEqual([])
      const named = [...legendFormat.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, label = '']) => label)
      expect(
        named.filter((label) => !labelsOf(expr).includes(label)),
        title,
      ).toEqual([])
    }
  })

  it.each(['docs/operations.md', 'docs/runbook.md', 'docs/scale.md'])('O-2 %s names series that exist', (paper) => {
    // The two database roles are called alike.
    const named = [...read(paper).matchAll(/\blarkwell_(?!(?:app|owner)\b)\w+(?:\{[^}`]*\})?/g)].map(
      ([written]) => written,
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.flatMap((written) => unknownIn(written.replaceAll("'", '"')))).toEqual([])
  })
})
