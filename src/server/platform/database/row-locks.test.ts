import { globSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockCase, moveCase } from '../../clinical/cases/case-rows.ts'
import { cases } from '../../clinical/cases/tables.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
})
afterAll(() => app.close())

it('a case is changed while its order is locked by a transaction that waits for the case', async () => {
  const { caseId, orderId } = await newReadyPatient(app)
  const { database, services } = app
  let waits: Promise<unknown> = Promise.resolve()
  await database.transaction(async (tx) => {
    const found = await lockCase(tx, caseId)
    if (!found) throw new Error('There is no case.')
    const isLocked = Promise.withResolvers<void>()
    waits = database.transaction(async (beside) => {
      await lockOrder(beside, orderId)
      isLocked.resolve()
      await lockCase(beside, caseId)
    })
    await isLocked.promise
    // The second change of a row in one transaction is checked against the referenced row.
    await tx.update(cases).set({ risk: found.risk }).where(eq(cases.id, caseId))
    const move = { to: 'declined', as: 'decide-cases', by: 'staff', what: 'declined' } as const
    expect(await moveCase(tx, found, { ...move, now: services.now() })).toMatchObject({ state: 'declined' })
  })
  await expect(waits).resolves.toBeUndefined()
})

it('no row is locked against mere references to it, unless it is about to be deleted', () => {
  const files = globSync('src/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const locking = files.filter((file) => /\.for\('update'/.test(readFileSync(file, 'utf8')))
  expect(locking).toEqual([])
  for (const file of files)
    for (const [statement] of readFileSync(file, 'utf8').matchAll(/sql`[^`]*\bfor update\b[^`]*`/g))
      expect(statement, file).toMatch(/delete from/)
})
