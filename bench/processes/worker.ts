import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

const answerWithinMs = 120_000
const stopWithinMs = 20_000

export interface Worker<Job> extends AsyncDisposable {
  readonly pid: number
  ask<Result>(job: Job): Promise<Result>
}

const running = new Set<ChildProcess>()
let isStopping = false

/** Pending waits fail, and everything that was set up is taken down. */
export function stopWorkers(): void {
  isStopping = true
  for (const child of running) child.kill('SIGTERM')
}

/** Starts a process that speaks as `answerJobs` does, and waits until it is ready. */
export async function startWorker<Job extends object>(file: URL, options: object): Promise<Worker<Job>> {
  const child = fork(file, [JSON.stringify(options)])
  const worker = asWorker<Job>(child)
  try {
    await replyOf(child)
  } catch (error) {
    await worker[Symbol.asyncDispose]()
    throw error
  }
  return worker
}

/** Any child process that answers messages. */
export function asWorker<Job extends object>(child: ChildProcess): Worker<Job> {
  running.add(child)
  child.once('exit', () => running.delete(child))
  if (isStopping) child.kill('SIGTERM')
  return {
    pid: child.pid ?? 0,
    ask<Result>(job: Job) {
      child.send(job)
      return replyOf<Result>(child)
    },
    [Symbol.asyncDispose]: () => stop(child),
  }
}

async function replyOf<Result>(child: ChildProcess): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const onExit = () => reject(new Error(isStopping ? 'Stopped.' : 'A process of the benchmark ended unexpectedly.'))
  const onMessage = (message: { result: Result } | { problem: string }) =>
    'problem' in message ? reject(new Error(message.problem)) : resolve(message.result)
  const timer = setTimeout(() => reject(new Error('A process of the benchmark did not answer.')), answerWithinMs)
  child.once('exit', onExit).once('message', onMessage)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.off('exit', onExit).off('message', onMessage)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const hasEnded = once(child, 'exit')
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
  await hasEnded
  clearTimeout(insist)
}
