import type { Job } from '../../platform/jobs/job.ts'

/**
 * Pauses jobs while this holds. While the demo clinic is made with the clock set back, they would act on unfinished
 * data.
 */
export const pauseJobs = (holds: () => boolean, jobs: readonly Job[]): readonly Job[] =>
  jobs.map((job) => ({
    ...job,
    run: async (services) => {
      if (!holds()) await job.run(services)
    },
  }))
