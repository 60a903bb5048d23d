import { beforeAll, describe, expect, test } from 'vitest'
import { type ControlId, controls } from '#domain/safety/controls.ts'
import { controlsInUse } from '#domain/safety/hazard-log.ts'
import { isSoak } from '../soak/test-depth.ts'
import { sourceCopy, withoutControl } from './source-copy.ts'

/** Two whose tests are quick, a rule and a flag; `npm run soak -- controls` takes away every one. `CONTROL=a,b` only those. */
const sample: readonly ControlId[] = ['one-rung', 'flag pancreatitis']
const wanted = process.env.CONTROL?.split(',')

const tried = controlsInUse().flatMap((id) => {
  const control = controls[id]
  const isWanted = wanted ? wanted.includes(id) : isSoak || sample.includes(id)
  return control.is === 'code' && isWanted ? [[id, control] as const] : []
})

let copy: string
beforeAll(async () => {
  copy = await sourceCopy()
})

describe('a control that is taken away is missed by its test', () => {
  test.each(tried)('%s', async (_, control) => {
    const [outcome, said] = await withoutControl(copy, control)
    expect(outcome, said).toBe('noticed')
  })
})
