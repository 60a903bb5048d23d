import { startWorker, type Worker } from '../processes/worker.ts'
import type { LoadJob, LoadOptions } from './load.ts'

export type { LoadJob } from './load.ts'

const load = new URL('load.ts', import.meta.url)

export const startLoad = (options: LoadOptions): Promise<Worker<LoadJob>> => startWorker<LoadJob>(load, options)
