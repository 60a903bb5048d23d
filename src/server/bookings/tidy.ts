import type { Statement } from '../database/database.ts'
import { keepDoing } from '../keep-doing.ts'
import type { Services } from '../services.ts'
import { releaseExpired } from './claims.ts'
import { giveBack } from './refunds.ts'

const usualPauseMs = 20_000
const mostRefunds = 50

/** Times that were let go and never came to an order. What happened to them stays in the log. */
const forget: Statement = {
  name: 'forget_holds',
  text: `
    delete from appointments where id in (
      select id from appointments
      where state = 'released' and order_id is null and held_until <= $1::timestamptz - interval '1 day'
      order by held_until limit 500 for update skip locked
    ) returning id`,
}

/** Releases holds that are over, forgets old ones, and gives back what is still owed. Several processes may do it. */
export async function tidyBookings(services: Services): Promise<{ released: number; refunded: number }> {
  const { database, now } = services
  const released = await database.run((orm) => orm.transaction((tx) => releaseExpired(tx, now())))
  await database.query(forget, [new Date(now())])
  let refunded = 0
  while (refunded < mostRefunds && (await giveBack(services))) refunded += 1
  return { released, refunded }
}

/** Does so every now and then until it is told to stop. */
export const keepTidyingBookings = (services: Services, everyMs = usualPauseMs): (() => void) =>
  keepDoing(services, {
    name: 'bookings are tidied',
    everyMs,
    async run() {
      const { released, refunded } = await tidyBookings(services)
      if (released + refunded > 0) services.log.info({ released, refunded }, 'bookings were tidied by the clock')
    },
  })
