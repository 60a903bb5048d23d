import type { Services } from '../../services.ts'
import { fhirLaboratory } from './fhir-laboratory.ts'
import type { Laboratory } from './laboratory.ts'
import { noLaboratory } from './no-laboratory.ts'
import { sandboxLaboratory } from './sandbox/sandbox.ts'

/** The laboratory that is configured. Without one a demo has the stand-in, and production none: results are not made up. */
export const createLaboratory = (
  given: Pick<Services, 'config' | 'database' | 'vault' | 'log' | 'now'>,
): Laboratory => {
  const { laboratory, isDemo } = given.config
  if (laboratory === null) return isDemo ? sandboxLaboratory(given) : noLaboratory
  return fhirLaboratory({
    ...laboratory,
    onNameless: (count) => given.log.error({ count }, 'the laboratory sent reports without an id'),
  })
}
