import { request as contexts } from '@playwright/test'
import type { CallReply } from '#contract/calls.ts'
import { post } from './customer.ts'
import { test as base, expect } from './journey.ts'
import { startProduct } from './product.ts'
import { signInAs } from './signing-in-staff.ts'

type Product = Awaited<ReturnType<typeof startProduct>>

/**
 * Journeys in a demo clinic with patients in every state: only then has every screen something to show. To make one keeps a
 * processor busy for minutes, so this is for soak, one worker for each file.
 */
export const test = base.extend<object, { readonly clinic: Product }>({
  clinic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const clinic = await startProduct({ DEMO_CLINIC: 'on' })
      const asking = await contexts.newContext({ baseURL: clinic.address })
      await signInAs(asking, 'clinical_lead')
      // The last thing that is made is the signature of the rules.
      const isMade = async () =>
        ((await post(asking, 'desk_rules', {})).data as CallReply<'desk_rules'> | null)?.signature !== null
      await expect.poll(isMade, { timeout: 500_000, intervals: [2_000] }).toBe(true)
      await asking.dispose()
      await use(clinic)
      await clinic.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ clinic }, use) => use(clinic.address),
})
