import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Stryker's name for what the changed code and its tests share. */
const space = '__stryker__'

/** Stryker takes a hundred times as many steps as without the change for a loop without end. Ten times are enough. */
const eagerness = 10

/** So many tests that noticed a mutant lately are tried first: those of one rule are mostly noticed by the same few. */
const mostRemembered = 12

/** In the sandbox. */
const timesFile = 'test-times.json'

const fromSandbox = (path) => pathToFileURL(resolve(path)).href

/**
 * Runs the tests of the rules in this process, which loads them once. The rules are pure: a test leaves nothing behind, so
 * that a mutant costs milliseconds, where a test runner that starts a worker for each costs seconds. At the end everything is
 * run again unchanged; if that fails, a mutant has left something behind after all.
 */
class OneProcess {
  #tests = []
  /** How long each test took, for a process that is started again after a timeout as well. */
  #took = {}
  /** The latest first. */
  #noticedLately = []

  capabilities() {
    return { reloadEnvironment: false }
  }

  async init() {
    const standIn = fromSandbox('tools/mutation/vitest.mjs')
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === 'vitest' && context.parentURL?.endsWith('.test.ts')
          ? { url: standIn, shortCircuit: true }
          : next(specifier, context),
    })
    const { default: fc } = await import('fast-check')
    // A mutant is noticed by the first counterexample; nobody reads a smaller one.
    fc.configureGlobal({ endOnFailure: true })
    globalThis[space] = { activeMutant: undefined }
    const { beginFile, loaded } = await import(standIn)
    for (const path of globSync('src/domain/**/*.test.ts').toSorted()) {
      beginFile(path)
      await import(fromSandbox(path))
    }
    this.#tests = loaded
    if (existsSync(timesFile)) this.#took = JSON.parse(readFileSync(timesFile, 'utf8'))
  }

  async #run(tests, { bail, each = () => {} }) {
    const results = []
    for (const { id, name, fileName, body } of tests) {
      each(id)
      const began = performance.now()
      const result = { id, name, fileName, status: 0 }
      try {
        await body()
      } catch (error) {
        Object.assign(result, { status: 1, failureMessage: String(error?.message ?? error) })
      }
      result.timeSpentMs = performance.now() - began
      results.push(result)
      if (bail && result.status === 1) break
    }
    return results
  }

  async dryRun() {
    const ns = globalThis[space]
    const tests = await this.#run(this.#tests, {
      each: (id) => {
        ns.currentTestId = id
      },
    })
    ns.currentTestId = undefined
    const { mutantCoverage } = ns
    this.#took = Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))
    writeFileSync(timesFile, JSON.stringify(this.#took))
    return { status: 'complete', tests, mutantCoverage }
  }

  async mutantRun({ testFilter, activeMutant, hitLimit, disableBail }) {
    const wanted = testFilter && new Set(testFilter)
    // What noticed the mutants before this one often notices this one, then the quickest.
    const rank = ({ id }) => {
      const place = this.#noticedLately.indexOf(id)
      return place === -1 ? (this.#took[id] ?? 0) : place - mostRemembered
    }
    const tests = this.#tests
      .filter(({ id }) => !wanted || wanted.has(id))
      .toSorted((one, other) => rank(one) - rank(other))
    const ns = globalThis[space]
    const limit = hitLimit === undefined ? undefined : Math.ceil(hitLimit / eagerness)
    Object.assign(ns, { activeMutant: activeMutant.id, hitCount: 0, hitLimit: limit })
    const results = await this.#run(tests, { bail: !disableBail })
    Object.assign(ns, { activeMutant: undefined, hitLimit: undefined })
    if (limit !== undefined && ns.hitCount > limit) return { status: 'timeout', reason: 'hit limit' }
    const failed = results.filter(({ status }) => status === 1)
    if (failed.length === 0) return { status: 'survived', nrOfTests: results.length }
    const { id, failureMessage } = failed[0]
    this.#noticedLately = [id, ...this.#noticedLately.filter((one) => one !== id)].slice(0, mostRemembered)
    return { status: 'killed', killedBy: failed.map(({ id }) => id), failureMessage, nrOfTests: results.length }
  }

  async dispose() {
    const failed = (await this.#run(this.#tests, { bail: true })).find(({ status }) => status === 1)
    if (failed) throw new Error(`A mutant has left something behind: ${failed.name}: ${failed.failureMessage}`)
  }
}

function make() {
  return new OneProcess()
}
make.inject = []

export const strykerPlugins = [{ kind: 'TestRunner', name: 'one-process', factory: make }]
