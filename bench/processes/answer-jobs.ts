/**
 * The counterpart of `startWorker`: takes the options, reports when it is ready, then answers one job after the other.
 */
export async function answerJobs<Options, Job, Result>(
  prepare: (options: Options) => Promise<(job: Job) => Promise<Result> | Result>,
): Promise<void> {
  const say = (message: object) => process.send?.(message)
  // The parent has ended.
  process.once('disconnect', () => process.exit())
  try {
    const work = await prepare(JSON.parse(process.argv[2] ?? '{}') as Options)
    process.on('message', async (job: Job) => {
      try {
        say({ result: await work(job) })
      } catch (error) {
        say({ problem: String(error) })
      }
    })
    say({ result: 'ready' })
  } catch (error) {
    say({ problem: String(error) })
  }
}
