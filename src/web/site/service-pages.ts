import type { ServiceName } from '#content/site/site.ts'
import { pages } from '#contract/pages.ts'

/** The three services in the order they are always shown. */
export const servicePages = {
  weightManagement: pages.weightManagement,
  adhdAssessment: pages.adhdAssessment,
  healthCoaching: pages.healthCoaching,
} as const satisfies Record<ServiceName, string>

export const serviceNames = Object.keys(servicePages) as ServiceName[]
