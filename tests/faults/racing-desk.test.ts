import { expect, test } from 'vitest'
import { newStaff } from '#server/testing/test-staff.ts'
import { isSoak, testDepth } from '../soak/test-depth.ts'
import { deskServers, sendAs } from './desk-servers.ts'

const contenders = testDepth(40, 500)

test.runIf(isSoak)(
  'as many people as there are cases ask several servers for the next at once: each has another, and of one case there is one winner',
  async () => {
    const { app, first, start, connect } = await deskServers()
    const servers = [first]
    while (servers.length < testDepth(1, 3)) servers.push(await start())
    const client = await connect()
    const people: Awaited<ReturnType<typeof newStaff>>[] = []
    while (people.length < contenders) people.push(await newStaff(app, 'prescriber'))
    await client.query(
      `insert into cases (id, kind, state, risk, due_at)
     select gen_random_uuid(), 'order', 'ready', n % 4, now() + make_interval(mins => n % 90) from generate_series(1, $1) n`,
      [contenders],
    )
    const everybody = <Reply>(ask: (person: (typeof people)[number], server: typeof first) => Promise<Reply>) =>
      Promise.all(people.map((person, at) => ask(person, servers[at % servers.length] ?? first)))
    // Everybody opens the queue first, a few at a time, as staff have it open.
    for (let from = 0; from < people.length; from += 10) {
      const some = people.slice(from, from + 10)
      await Promise.all(
        some.map((person, at) =>
          sendAs(servers[at % servers.length] ?? first, person, 'desk_queue', { list: 'ready' }),
        ),
      )
    }

    const next = await everybody((person, server) => sendAs(server, person, 'desk_next_case', { list: 'ready' }))
    expect(next.filter(({ status }) => status !== 200)).toEqual([])
    const won = next.map(({ data }) => data.claimed?.id)
    expect([won.includes(undefined), new Set(won).size]).toEqual([false, contenders])
    const late = await newStaff(app, 'prescriber')
    expect((await sendAs(first, late, 'desk_next_case', { list: 'ready' })).data).toEqual({ claimed: null })

    await client.query('update cases set claimed_by = null, claim_until = null')
    const same = await everybody((person, server) => sendAs(server, person, 'desk_claim', { id: won[0] }))
    const statuses = same.map(({ status }) => status)
    expect([200, 409].map((code) => statuses.filter((status) => status === code).length)).toEqual([1, contenders - 1])
  },
)
