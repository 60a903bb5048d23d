import type { Job } from '../../platform/jobs/job.ts'

/**
 * Jobs that do nothing for as long as this holds. While the demo clinic is made they would take up what its people began
 * weeks ago, a moment before it is finished as of then.
 */
export const pauseJobs = (holds: () => boolean, jobs: readonly Job[]): readonly Job[] =>
  jobs.map((job) => ({
    ...job,
    run: async (services) => {
      if (!holds()) await job.run(services)
    },
  }))
