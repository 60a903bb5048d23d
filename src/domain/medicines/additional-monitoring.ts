import { additionalMonitoringLine } from '#content/medicines/additional-monitoring.ts'
import type * as data from './medicine.ts'

/** The line under the black triangle. Null: the medicine does not bear it. */
export const monitoringLineOf = ({
  name,
  additionalMonitoring,
}: Pick<data.Medicine, 'name' | 'additionalMonitoring'>) =>
  additionalMonitoring.isListed ? additionalMonitoringLine(name) : null
