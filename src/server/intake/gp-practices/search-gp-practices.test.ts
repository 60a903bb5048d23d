import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import type { GpPractice } from './epraccur.ts'
import { replaceDirectory } from './replace-directory.ts'

const practice = (odsCode: string, name: string, address: string, postcode: string): GpPractice => ({
  odsCode,
  name,
  address,
  postcode,
})

const directory = [
  practice('Z00001', 'High Street Surgery', '41 High St, Morning Norton, Demoshire', 'ZZ1A 1AA'),
  practice('Z00002', 'The Surgery', 'High Street, Crumbleigh, Demoshire', 'ZZ2 2BB'),
  practice('Z00003', "St Mary's Medical Centre", 'Church Rd, Morning Norton, Demoshire', 'ZZ1A 2AB'),
  practice('Z00004', 'Saint Peter Health Ctr', 'Mary Lane, Wending Parva, Demoshire', 'ZZ3 3CC'),
  practice('Z00005', 'Kestrel Family Practice', 'Victoria Road, Wending Parva, Demoshire', 'ZZ3 4DD'),
  practice('Z00006', 'Victoria Medical Group', '1 Quay Street, Porthdemo', 'ZZ4 5EE'),
  practice('Z00007', 'Parkview Surgery', 'Park Lane, Porthdemo', 'ZZ4 6FF'),
  practice('Z00008', "Dr O'Riordan & Partners", 'The Elms, Demopool', 'ZZ5 7GG'),
  practice('Z00009', 'Meddygfa Tŷ Bryn', 'Ffordd yr Ehedydd, Llanddemo', 'ZZ6 8HH'),
  ...Array.from({ length: 30 }, (_, n) =>
    practice(`Y${String(n).padStart(5, '0')}`, `Medical Centre ${n + 100}`, 'Station Road, Farborough', 'ZY1 1AA'),
  ),
]

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp()
  const client = new Client({ connectionString: app.url })
  await client.connect()
  await replaceDirectory(client, directory)
  await client.end()
})
afterAll(() => app.close())

const ask = (query: unknown) => app.post('search_gp_practices', { query })
async function found(query: string): Promise<string[]> {
  const reply = await ask(query)
  expect(reply.statusCode).toBe(200)
  return reply.json().data.practices.map(({ name }: GpPractice) => name)
}

describe('Q-24 searching GP practices', () => {
  it('answers with code, name, address and postcode', async () => {
    const reply = await ask('kestrel')
    expect(reply.json()).toEqual({
      code: 200,
      data: {
        practices: [
          {
            odsCode: 'Z00005',
            name: 'Kestrel Family Practice',
            address: 'Victoria Road, Wending Parva, Demoshire',
            postcode: 'ZZ3 4DD',
          },
        ],
      },
      message: 'OK',
    })
  })

  it.each([
    ['high st surg', 'High Street Surgery', 'parts of words'],
    ['surgery high street', 'High Street Surgery', 'any order'],
    ['morning norton high', 'High Street Surgery', 'name and town'],
    ['zz1a1aa', 'High Street Surgery', 'a postcode without its space'],
    ['ZZ1A 1AA', 'High Street Surgery', 'a postcode'],
    ['zz1a1', 'High Street Surgery', 'half a postcode'],
    ['st marys', "St Mary's Medical Centre", 'no apostrophe'],
    ['ST. MARY’S', "St Mary's Medical Centre", 'a curly apostrophe'],
    ['saint mary med center', "St Mary's Medical Centre", 'other spellings'],
    ['church road', "St Mary's Medical Centre", 'abbreviated in the directory'],
    ['st peters health centre', 'Saint Peter Health Ctr', 'the other way round'],
    ['kestral famly practise', 'Kestrel Family Practice', 'slips'],
    ['kesterl', 'Kestrel Family Practice', 'letters swapped'],
    ['victoria', 'Victoria Medical Group', 'the name before the address'],
    ['victoria rd', 'Kestrel Family Practice', 'the address'],
    ['parkveiw', 'Parkview Surgery', 'a slip in a long word'],
    ['oriordan', "Dr O'Riordan & Partners", 'no apostrophe inside'],
    ['doctor o’riordan', "Dr O'Riordan & Partners", 'doctor for Dr'],
    ['ty bryn', 'Meddygfa Tŷ Bryn', 'no accent'],
    ['TŶ BRYN', 'Meddygfa Tŷ Bryn', 'capitals with accents'],
    ['Z00007', 'Parkview Surgery', 'its code'],
    ['  parkview   ', 'Parkview Surgery', 'spaces around'],
    ['the surgery', 'The Surgery', 'only common words'],
  ])('%j finds %s first (%s)', async (query, expected) => {
    expect((await found(query))[0]).toBe(expected)
  })

  it('E-6 finds nothing by common words if there are others, even without matches', async () => {
    expect(await found('mill road in cambridge, dr patel')).toEqual([])
    expect(await found('dr patel surgery')).toEqual([])
    expect((await found('surgery in porthdemo, park lane'))[0]).toBe('Parkview Surgery')
    expect((await found('the medical centre in farborough'))[0]).toMatch(/^Medical Centre/)
  })

  it('returns at most eight', async () => {
    expect(await found('medical centre')).toHaveLength(8)
  })

  it('returns none without matches', async () => {
    expect(await found('xylophone bongo')).toEqual([])
  })

  it.each([
    ['wildcards', '%%'],
    ['an underscore', '__'],
    ['a quote', "o'"],
    ['SQL', "'; drop table gp_practices; --"],
    ['more SQL', '" or 1=1 union select * from visits'],
    ['a backslash', '\\\\%'],
    ['emoji', '🙂🙂'],
    ['another script', '診療所'],
    ['right to left', 'عيادة'],
    ['a query operator', '& | ! <-> :*'],
    ['one hundred characters', 'a'.repeat(100)],
    ['fifty words', 'a b '.repeat(25)],
  ])('treats %s as words and nothing else', async (_, query) => {
    const reply = await ask(query)
    expect(reply.statusCode).toBe(200)
    expect(await found('parkview')).toEqual(['Parkview Surgery'])
  })

  it.each([
    ['one character', 'a'],
    ['one character between spaces', '  a  '],
    ['nothing', ''],
    ['more than a hundred', 'a'.repeat(101)],
    ['a NUL', 'park\0view'],
    ['half a surrogate pair', 'park\ud800'],
    ['a number', 12],
    ['a list', ['park']],
    ['null', null],
  ])('refuses %s', async (_, query) => {
    const reply = await ask(query)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().data.fields[0].field).toBe('query')
  })

  it('begins no guest session and logs no word of the query', async () => {
    const reply = await ask('my secret practice')
    expect(reply.cookies).toEqual([])
    expect(app.logged()).toContain('/api/search_gp_practices')
    expect(app.logged()).not.toContain('secret')
  })
})
