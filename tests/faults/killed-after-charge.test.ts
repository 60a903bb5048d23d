import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSoak } from '../soak/test-depth.ts'
import { newCustomer } from './customer.ts'
import { newDataFolder } from './data-folder.ts'
import { connect, ownPostgres } from './own-postgres.ts'
import { isReady, startServer } from './server-process.ts'
import { until } from './until.ts'

// Every time, killed-at-the-desk.test.ts kills between a charge and its record, and reconcile.test.ts finds payments again.
test.runIf(isSoak)(
  'R-17 R-19 a server killed between the charge and its record finds the payment again, and charges once',
  async () => {
    const postgres = await ownPostgres()
    await postgres.start()
    const env = {
      DATA_DIR: await newDataFolder(),
      DATABASE_URL: postgres.url,
      DATA_KEYS: `fault-1:${randomBytes(32).toString('base64')}`,
    }
    const server = await startServer(env)
    await until(() => isReady(server.address), 60_000)
    const customer = newCustomer(server.address)
    const { orderId, clientSecret, intentId } = await customer.order('07700900321', 'wren@ferncliff.example')

    const client = await connect(postgres.url)
    const stateOf = async (table: string, column: string, id: string) =>
      (await client.query(`select ${column} as state from ${table} where id = $1`, [id])).rows[0]?.state
    // While this transaction is open, no process can update the order.
    await client.query('begin')
    await client.query('select 1 from orders where id = $1 for update', [orderId])
    const paid = customer.payByCard(clientSecret, '4242 4242 4242 4242').catch(() => null)
    await until(
      async () =>
        (await stateOf('sandbox_intents', `body->'books'->'intent'->>'status'`, intentId)) === 'requires_capture',
      10_000,
    )
    await server.end('SIGKILL')
    await paid
    await client.query('rollback')
    expect(await stateOf('orders', 'state', orderId)).toBe('awaiting payment')

    // The sweep leaves a browser and a webhook a minute to report the payment first.
    await client.query(`update orders set updated_at = now() - interval '2 minutes' where id = $1`, [orderId])
    const again = await startServer(env)
    await until(async () => (await stateOf('orders', 'state', orderId)) === 'awaiting review', 45_000)

    const { rows: events } = await client.query('select to_state from order_events where order_id = $1 order by id', [
      orderId,
    ])
    expect(events.map(({ to_state }) => to_state)).toEqual(['draft', 'awaiting payment', 'awaiting review'])
    const { rows: intents } = await client.query('select body from sandbox_intents')
    expect(intents).toHaveLength(1)
    await until(async () => {
      const { rows } = await client.query(`select state from messages where kind = 'email'`)
      return rows.length === 1 && rows[0].state === 'sent'
    }, 10_000)
    await again.end('SIGTERM')
    await postgres.stop()
  },
)
